/**
 * Entries that say nothing about chips or cards of a hand, each kind written out. What is not among them and not understood is reported as
 * unknown, so nothing is added here without having been seen in a log.
 */
const NOISE: readonly RegExp[] = [
  /^$/,
  // Coming, going and chips between hands.
  /^The player ".*" (?:joined the game|quits the game|stand up|sit back)(?: with (?:a|the) stack of [\d.,]+)?\.?$/,
  /^The player ".*" (?:requested a seat|canceled the seat request|requested a rebuy of [\d.,]+|rebought\. New stack [\d.,]+)\.?$/,
  /^The player ".*" (?:passed the room ownership to|created the game with|canceled the rebuy).*$/,
  /^The player ".*" changed the ID from \S+ to \S+ because .*$/,
  /^The admin .*$/,
  /^WARNING: .*$/,
  /^IMPORTANT: .*$/,
  /^(?:Asking to busted players the rebuy decision|Waiting for the game owner to approve or reject pending rebuy requests)\.$/,
  // Tournaments.
  /^The player ".*" (?:is in the tournament|will start to play in this table) with a stack of [\d.,]+\.?$/,
  /^The player ".*" was moved to table #\d+\.?$/,
  /^".*" will be playing on table #\d+ \(ID: \S+\)\.?$/,
  /^Game entering in a break returning in \d+ minutes?\.?$/,
  // Settings.
  /^Game Config Changes(?:\s[\s\S]*)?$/,
  /^The game's (?:small blind|big blind|ante) was changed from [\d.,]+ to [\d.,]+\.$/,
  // Said once more elsewhere: by the boards, and by who posts what.
  /^Remaining players decide whether to run it twice\.$/,
  /^(?:All players in hand|Some players) choose to (?:not )?run it twice\.$/,
  /^".*" chooses to\s+(?:not )?run it twice\.$/,
  /^Dead (?:Small|Big) Blind$/,
  // Cards that reached nobody.
  /^Undealt cards: .*$/,
];

/** Whether an entry is known to say nothing about chips or cards. */
export const isNoise = (text: string): boolean => NOISE.some((pattern) => pattern.test(text));
