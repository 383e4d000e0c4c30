/** A made-up hand with two side pots and money that nobody called, to try the screen with. */
export const EXAMPLE = `# An example
variant = "NT"
ante_trimming_status = false
antes = [0, 1000, 0, 0, 0]
blinds_or_straddles = [500, 1000, 0, 0, 0]
min_bet = 1000
starting_stacks = [6000, 13300, 20000, 30000, 2500]
actions = ["d dh p1 KcKs", "d dh p2 JcTc", "d dh p3 QcQs", "d dh p4 7h6h", "d dh p5 AhAd", "p3 cbr 2500", "p4 cc", "p5 cc", "p1 cc", "p2 cc", "d db AsKhQd", "p1 cbr 3500", "p2 cbr 9800", "p3 cbr 17500", "p4 f", "d db 2c", "d db 2s", "p3 sm QcQs", "p1 sm KcKs", "p2 sm JcTc", "p5 sm AhAd"]
players = ["Bea", "Cho", "Dai", "Eli", "Ann"]
hand = 7
finishing_stacks = [10500, 0, 20300, 27500, 13500]
`;
