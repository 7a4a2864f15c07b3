/** Whether a load can be delivered to an address, and what stands in its way, thing by thing. */
import { isVictorian } from "../../contact/postcode.ts"
import { deliveryReasonWords, deliveryWords } from "../../words/delivery.ts"
import {
  defaultFleet,
  type Fleet,
  fitsParcel,
  type LoadLine,
  truckFor,
  type WeighedLine
} from "../vehicles/vehicles.ts"

export const deliveryErrorCodes = [
  "POSTCODE_ERROR",
  "VEHICLE_ERROR",
  "WEIGHT_ERROR",
  "HARDWARE_ERROR",
  "OTHER_ERROR",
  "API_ERROR"
] as const
export type DeliveryErrorCode = (typeof deliveryErrorCodes)[number]

/** [DEL-05] One problem; the sku is empty where it is not about one thing. */
export type DeliveryError = { readonly code: DeliveryErrorCode; readonly message: string; readonly sku: string }

/** A weight that goods can have; none, nothing and less are not known. */
export const hasWeight = <Line extends Pick<LoadLine, "grams">>(
  line: Line
): line is Line & { readonly grams: number } =>
  line.grams !== undefined && Number.isFinite(line.grams) && line.grams > 0

/** What stands in the way of one line; nothing where it can be carried. */
const lineError = (line: LoadLine, isCarried: (line: LoadLine & WeighedLine) => boolean): DeliveryError | undefined => {
  const { sku, name } = line
  if (!hasWeight(line)) return { code: "WEIGHT_ERROR", message: deliveryWords.weightMissing(name), sku }
  return isCarried(line) ? undefined : { code: "VEHICLE_ERROR", message: deliveryWords.vehicleMissing(name), sku }
}

const found = (errors: ReadonlyArray<DeliveryError | undefined>) => errors.filter((error) => error !== undefined)

/** Where goods are to go, as far as that decides whether they can. */
export type ServedPlace = {
  readonly postcode: string
  readonly country: string
  readonly craneRequired: boolean
  /** No suburb has this postcode; absent where one has, and where nobody knows. */
  readonly isUnknownPostcode?: boolean
}

/** [DEL-05] What is wrong with the postcode itself, by whichever way goods are to come; nothing where a suburb may have it. */
export const unknownPostcodeError = ({ postcode, isUnknownPostcode }: ServedPlace): DeliveryError | undefined =>
  isUnknownPostcode
    ? { code: "POSTCODE_ERROR", message: deliveryReasonWords.postcodeUnknown(postcode), sku: "" }
    : undefined

/** [DEL-05] What stands in the way of a delivery by truck: the address first, then each line in its order. */
export const localErrors = (
  load: ReadonlyArray<LoadLine>,
  to: ServedPlace,
  fleet: Fleet = defaultFleet
): ReadonlyArray<DeliveryError> =>
  found([
    to.country === "AU" && isVictorian(to.postcode) && !to.isUnknownPostcode
      ? undefined
      : (unknownPostcodeError(to) ?? { code: "POSTCODE_ERROR", message: deliveryWords.postcodeNotServed, sku: "" }),
    ...load.map((line) => lineError(line, (known) => truckFor(known, to.craneRequired, fleet) !== undefined))
  ])

/** [DEL-05] [DEL-06] What stands in the way of parcels, to any address: each line that is not Hardware, too heavy or too long. */
export const nationalErrors = (
  load: ReadonlyArray<LoadLine>,
  fleet: Fleet = defaultFleet
): ReadonlyArray<DeliveryError> =>
  found(
    load.map((line) =>
      line.isHardware
        ? lineError(line, (known) => fitsParcel(known, fleet))
        : { code: "HARDWARE_ERROR", message: deliveryWords.hardwareOnly, sku: line.sku }
    )
  )

/** [DEL-05] The problem where nothing else fits: the advice is to collect. */
export const otherError: DeliveryError = { code: "OTHER_ERROR", message: deliveryWords.other, sku: "" }

/** What came back when a delivery was to be worked out, as far as anything did. */
export type FailedReply = {
  readonly status?: number
  /** The messages of the answer's data; absent where it had no data. */
  readonly messages?: ReadonlyArray<string>
  /** What the service itself said. */
  readonly message: string
}

/**
 * [DEL-05] A call that failed. Without data: API_ERROR with the service's message. HTTP 400: POSTCODE_ERROR with the first
 * message. Anything else goes to monitoring and is told as the other problem. A missing message is told as that, too.
 */
export const failedCalculation = (
  reply: FailedReply
): { readonly error: DeliveryError; readonly isForMonitoring: boolean } => {
  const told = (code: DeliveryErrorCode, message: string | undefined) => ({
    error: { code, message: message || deliveryWords.other, sku: "" },
    isForMonitoring: false
  })
  if (reply.messages === undefined) return told("API_ERROR", reply.message)
  if (reply.status === 400) return told("POSTCODE_ERROR", reply.messages[0])
  return { error: otherError, isForMonitoring: true }
}
