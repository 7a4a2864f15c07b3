/** `delivery`: vehicles, fees, days and times. A shop's own settings are bound by `createShop`. */
export type { BranchOffer, DeliveryOffer, DeliveryOffers } from "../delivery/quote/delivery-offers.ts"
export { type DeliveryFees, defaultFees, parcelFee, truckFee, uberFee } from "../delivery/quote/fees.ts"
export type { DeliveryError, DeliveryErrorCode } from "../delivery/quote/serviceability.ts"
export type { DeliveryDay } from "../delivery/schedule/delivery-days.ts"
export { deliveryTimeProblem, deliveryTimesFor } from "../delivery/schedule/delivery-time.ts"
export type { RemoteRuns, RunDays } from "../delivery/schedule/run-days.ts"
export type { DeliveryTime } from "../delivery/schedule/time-codes.ts"
export {
  defaultFleet,
  type Fleet,
  type LoadLine,
  type Truck,
  truckFor,
  type Vehicle
} from "../delivery/vehicles/vehicles.ts"
export type { StockLevel } from "../stock/availability.ts"
