export { type Worth, worthOf } from "./best.ts";
export { kuhn, leduc } from "./games.ts";
export { makeSolver, type Solver, VARIANTS, type Variant } from "./solver.ts";
export { evenStrategy, type GameNode, makeTree, type SetOf, type Strategy, type Tree } from "./tree.ts";
