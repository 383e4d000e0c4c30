export { HOUSE_LIMITS, type HouseFile, isPoint, makeHouse, readHouse } from "./house.ts";
export { nearNames, plainName } from "./near.ts";
export type { HouseProblem } from "./problem.ts";
