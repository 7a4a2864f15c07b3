/** The times of the day that a delivery can be asked for, by their codes. */

/** [DEL-03] The codes of the four times, in the order of the day; the last is any time. */
export const deliveryTimeCodes = ["0800", "1159", "1659", "2359"] as const
export type DeliveryTime = (typeof deliveryTimeCodes)[number]

export const ANY_TIME = "2359" satisfies DeliveryTime

export const isDeliveryTime = (code: string): code is DeliveryTime =>
  (deliveryTimeCodes as ReadonlyArray<string>).includes(code)
