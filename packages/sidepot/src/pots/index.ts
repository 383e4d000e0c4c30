export {
  AWARD_ORDERS,
  type Award,
  type AwardOrder,
  type AwardRules,
  awardPots,
  type Comparison,
  type Comparisons,
  clockwiseFrom,
  ODD_CHIP_RULES,
  type OddChips,
  type PotAward,
  pushingOrder,
} from "./award.ts";
export { awardBounties, type BountyHand, type BountyPaid, bountyTotals, bustedPlaces } from "./bounty.ts";
export { type Layers, layerPots, type Pot, type Stake, type Standing, shareOf, standingIn } from "./layers.ts";
export { afterRake, type Rake, takeRake } from "./rake.ts";
export { potWarnings } from "./warnings.ts";
