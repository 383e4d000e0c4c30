// Places where the reference histories and the rules differ, or cannot be compared, each with its reason. Everything else must agree.

/** Site texts whose printed total still holds the bet that nobody called. */
export const TEXTS = new Map(
  [
    "Winamax-16ca4d51d1.txt",
    "Winamax-240cf626bb.txt",
    "Winamax-3901cfe56b.txt",
    "Winamax-3aba753996.txt",
    "Winamax-551eecadac.txt",
    "Winamax-c6f3b4a5ad.txt",
    "Winamax-d1dce538d0.txt",
    "Winamax-e645db5456.txt",
    "Winamax-fecb9f559b.txt",
  ].map((file) => [file, "UNCALLED_IN_POT"]),
);

/** Facts that cannot be compared, by id. */
export const FACTS = new Map([
  ["9d82c878f5", "five-card Omaha hi-lo, which the referee does not rank: the pots agree, the winner is not looked for"],
]);
