/** Why a courier can't bring an order, in the words that say what to do instead. */

import { closestBranch } from "../../stores/closest-branch.ts"
import { openPeriodAt } from "../../stores/open-hours.ts"
import { deliveryReasonWords, deliveryWords } from "../../words/delivery.ts"
import { defaultFleet, loadGrams } from "../vehicles/vehicles.ts"
import type { DeliveryRequest } from "./delivery-offers.ts"
import { hasWeight, unknownPostcodeError } from "./serviceability.ts"

/** [DEL-02] The first thing that stands in its way: the address, the goods, the distance, the stores that have all of it. */
export const courierProblem = ({
  load,
  to,
  places,
  branches,
  stockedAt,
  now,
  gazetted,
  fleet = defaultFleet
}: DeliveryRequest): string => {
  const { grams: mostGrams, lengthMm: mostMm } = fleet.capacity.uber
  const noPlace = unknownPostcodeError(to)
  if (noPlace) return noPlace.message
  const unknown = load.find((line) => !hasWeight(line))
  if (unknown) return deliveryWords.weightMissing(unknown.name)
  if (to.craneRequired) return deliveryReasonWords.courierNoCrane
  const dangerous = load.find(({ isDangerous }) => isDangerous)
  if (dangerous) return deliveryReasonWords.courierDangerous(dangerous.name)
  const long = load.find(({ lengthMm }) => lengthMm > mostMm)
  if (long) return deliveryReasonWords.courierTooLong(long.name, mostMm / 1000)
  if (loadGrams(load.filter(hasWeight)) > mostGrams) return deliveryReasonWords.courierTooHeavy(mostGrams / 1000)
  const near = closestBranch(places, branches)
  if (to.country !== "AU" || !near || near.roadMetres > fleet.uberMetres)
    return deliveryReasonWords.courierTooFar(fleet.uberMetres / 1000)
  const stocked = branches.filter(({ id }) => stockedAt.includes(id))
  const full = closestBranch(places, stocked)
  if (!full || full.roadMetres > fleet.uberMetres) return deliveryReasonWords.courierNotInStock
  const isOpen = stocked.some(({ hours }) => openPeriodAt(hours, now, gazetted))
  return isOpen ? deliveryReasonWords.courierNotInStock : deliveryReasonWords.courierClosed
}
