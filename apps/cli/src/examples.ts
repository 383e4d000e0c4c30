import type { CommandName } from "@sidepot/words/terminal";

/** Command lines for the help, in the order of their captions. A test runs each of them. */
export const EXAMPLES: Readonly<Record<CommandName, readonly [string, string, string]>> = {
  settle: [
    `echo '{"board":"Qc Jd 9s 9h 5d","players":[{"name":"A","bet":350,"cards":"Ac7c"},{"name":"B","bet":150,"folded":true},{"name":"C","bet":350,"cards":"Ad6s"}]}' | sidepot settle`,
    `echo '{"id":1,"players":[{"name":"A","bet":50,"strength":2},{"name":"B","bet":120,"strength":1}]}' | sidepot settle --json --explain`,
    "sidepot settle --jsonl < hands.jsonl > answers.jsonl",
  ],
  showdown: [
    `echo '{"game":"holdem","board":"8s 8d 5c 5h Qd","hands":["As Kd","Ah 2c"]}' | sidepot showdown`,
    `echo '{"id":"s1","game":"omaha8","board":"Ac 9d Qh 5s 2c","hands":["AhKd9s3d","3c4cJhJd"]}' | sidepot showdown --json`,
    "sidepot showdown --jsonl < hands.jsonl > answers.jsonl",
  ],
  pots: [
    "sidepot pots A:2500 B:6000 C:12300 D:20000 E:4000f --dead 1000 --unit 100",
    "sidepot pots 2500 6000 12.3k",
    "sidepot pots A:2500 B:6000 C:6000f --json",
  ],
  hand: [
    `echo '{"blinds":[50,100],"button":2,"stacks":[1000,1000,750],"names":["A","B","C"],"actions":["C raise 300","A fold"]}' | sidepot hand`,
    `echo '{"id":"h1","blinds":[50,100],"stacks":[1000,1000],"actions":["B call","A check","deal Qc Jd 9s"]}' | sidepot hand --json`,
    "sidepot hand --jsonl < hands.jsonl > answers.jsonl",
  ],
  replay: [
    "sidepot replay hand.phh",
    "sidepot replay --jsonl monday.txt tuesday.phhs > answers.jsonl",
    "sidepot replay --jsonl histories/ > answers.jsonl",
  ],
  audit: ["sidepot audit hand.phh", "sidepot audit histories/", "sidepot audit --json hand.phh"],
  rule: [
    "sidepot rule premature-turn actionPending=yes --players 6",
    "sidepot rule misdeal cause=exposed-cards count=2 actions=fold,call --rules roberts",
    "sidepot rule premature-turn actionPending=yes --rules tda-2024,roberts",
  ],
  equity: [
    "sidepot equity AsAh TT+,AQs+,AKo --board Kh7d2c",
    "sidepot equity AhAd:2500 KcKs:6000 JcTc:12300 QcQs:20000 4000f --dead-money 1000",
    "sidepot equity --jsonl < questions.jsonl > answers.jsonl",
  ],
  play: [
    "sidepot play",
    "sidepot play --opponents station,maniac,tight-aggressive --seats 4 --pause --seed 7",
    "sidepot play --auto tight-aggressive --seed 7 --jsonl",
  ],
};
