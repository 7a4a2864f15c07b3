/** What a typed quantity comes to, which is at least one, and which length is shown beside it. */

/** [UOM-04] Above 0 and below 1 becomes 1; 0, less or no number is undefined, which is 'incorrect qty'. */
export const enteredQuantity = (entered: number): number | undefined =>
  Number.isFinite(entered) && entered > 0 ? Math.max(1, entered) : undefined

/** [UOM-04] The length to show in metres; a random-length thing of length 1 has none worth showing. */
export const displayedLength = (item: {
  readonly isRandomLength: boolean
  readonly length?: number
}): number | undefined => (item.isRandomLength && item.length === 1 ? undefined : item.length)
