/** `price`: what a line costs, at whose terms, and why. */
export { isValidPrice } from "../pricing/discounts.ts"
export { explainPrice, type PriceExplanation, type PriceReason, type PriceStep } from "../pricing/explain-price.ts"
export {
  chargedPrice,
  isPriced,
  type ListedPrice,
  type PriceAnswer,
  type PriceBookEntry,
  type PricedLine,
  type PriceFailure,
  type PriceRequest,
  type PriceTerms,
  type Promotion,
  type VolumeBreak
} from "../pricing/price.ts"
export { piecesOf, priceLine, priceLines } from "../pricing/price-line.ts"
export { type CustomerAgreement, termsFor } from "../pricing/terms.ts"
export { type VolumeStep, volumeSteps } from "../pricing/volume-steps.ts"
