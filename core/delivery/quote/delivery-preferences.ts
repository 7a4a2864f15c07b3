/** What the shopper's deliveries go by while the cart is made up: the longest lead time, the branch, the last answer. */

/** How long one line takes, days, and which it is. */
export type LeadTime = { readonly item: string; readonly itemErp: string; readonly days: number }

/** [DEL-10] `Answer` is what a calculation comes to. */
export type DeliveryPreferences<Answer> = {
  readonly leadTime?: LeadTime
  readonly deliveryBranch?: number
  readonly deliveryCalculations?: Answer
  readonly isCalculatingDelivery: boolean
  /** How often was asked; the answer to any earlier question is stale. */
  readonly asked: number
}

export const initialDeliveryPreferences: DeliveryPreferences<never> = { isCalculatingDelivery: false, asked: 0 }

/** [DEL-10] The longest lead time of the lines; the first of those that take as long, nothing for none. */
export const longestLeadTime = (lines: ReadonlyArray<LeadTime>): LeadTime | undefined =>
  lines.reduce<LeadTime | undefined>(
    (longest, line) => (longest && longest.days >= line.days ? longest : line),
    undefined
  )

/** [DEL-10] Keeps the lead time of the lines as they are now; without lines there is none. */
export const withLeadTimes = <Answer>(
  { leadTime: _before, ...kept }: DeliveryPreferences<Answer>,
  lines: ReadonlyArray<LeadTime>
): DeliveryPreferences<Answer> => {
  const leadTime = longestLeadTime(lines)
  return { ...kept, ...(leadTime ? { leadTime } : {}) }
}

/** [DEL-10] A calculation begins; the last answer no longer counts. Its number is the new `asked`. */
export const startDeliveryCalculation = <Answer>({
  deliveryCalculations: _before,
  ...kept
}: DeliveryPreferences<Answer>): DeliveryPreferences<Answer> => ({
  ...kept,
  isCalculatingDelivery: true,
  asked: kept.asked + 1
})

/** [DEL-10] The answer to question `asked`, or that it failed; one that is stale changes nothing. */
export const finishDeliveryCalculation = <Answer>(
  kept: DeliveryPreferences<Answer>,
  asked: number,
  answer: Answer | undefined
): DeliveryPreferences<Answer> =>
  asked === kept.asked && kept.isCalculatingDelivery
    ? { ...kept, isCalculatingDelivery: false, ...(answer === undefined ? {} : { deliveryCalculations: answer }) }
    : kept
