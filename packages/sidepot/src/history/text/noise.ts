/**
 * Lines that say nothing about chips or cards of the hand, each kind written out. What is not among them and not understood is
 * reported as unknown, so nothing is added here without having been seen in a text.
 */
const NOISE: readonly RegExp[] = [
  // Talk.
  / said, "/,
  /^.+ \[observer\] said, "/,
  /^.+ \(Observer\): /,
  /^The game is now /,
  // Coming and going.
  /^.+ (?:joins the table at seat #\d+|leaves the table|was removed from the table for failing to post)\s*$/,
  /^.+ (?:has returned|is connected|is disconnected|has timed out(?: while (?:being )?disconnected)?)\s*$/,
  /^.+ (?:will be allowed to play after the button|was moved from another table .*)\s*$/,
  /^.+?:? (?:is sitting out|sits out|sits down|stands up)\s*$/,
  /^.+ is disconnected and has timed out\s*$/,
  // Clocks and refusals.
  /^.+ (?:denies big blind|deny BB .*)$/,
  /^Time has expired$/,
  /^.+ has \d+ seconds? left to act\s*$/,
  /^\d+ seconds? left to act\s*$/,
  /^.+ (?:has been disconnected|has reconnected|has requested TIME|has timed out)\s*$/,
  // Moods, and chips added by people who are not in the hand.
  /^.+ is feeling \w+$/,
  /^.+ adds \S+$/,
  /^Players agree to Run It Twice$/,
  // Tournaments: prizes, chips bought between hands, which play in a later hand only.
  /^.+ finished the tournament(?: in .*)?$/,
  /^.+ wins the tournament(?: .*)?$/,
  /^.+ wins (?:the )?.* bounty for eliminating .*$/,
  /^.+ wins an entry to tournament .*$/,
  /^.+ wins .* for (?:eliminating|splitting the elimination of) .*$/,
  /^.+, .+ split the .* bounty for eliminating .*$/,
  /^.+ (?:re-buys and receives|takes the add-on and receives|receives) .*chips for .*$/,
  // Money beside the pot: what an insurance or a cash-out pays changes no pot.
  /^.+ cashed out the hand for .*$/,
  /^.+: (?:get an all-in insurance|pay premium of all-in insurance|receives? (?:compensation|.*insurance|cashout)|chooses to|cashed out) ?.*$/i,
  /^.+: (?:doesn't want|declines) .*(?:insurance|cash ?out).*$/i,
  // Said once more elsewhere.
  /^(?:Betting is capped|No low hand qualified|Hand was run (?:twice|two times|three times)|Pair on board - a double bet is allowed)\s*$/,
  /^The deck is reshuffled\s*$/,
  /^(?:FIRST |SECOND |THIRD )?Board:? \[.*\]$/,
  /^\*{5,} ?# ?\d+ ?\*{5,}$/,
];

/** Whether a line is known to say nothing about chips or cards. */
export const isNoise = (line: string): boolean => NOISE.some((pattern) => pattern.test(line));
