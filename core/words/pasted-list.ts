/** What is said of a line of a pasted material list that can't be bought as it stands. */
export const pastedListWords = {
  shape: "Write a SKU and a quantity, such as ABC123, 20",
  unknown: (sku: string) => `We don't know the SKU ${sku}`,
  notSold: "Not sold online. Call us for a price.",
  needsLength: (lengths: string) => `Add a length in metres, such as ABC123, 20, 3.6. It comes in ${lengths} m.`,
  tooMany: (most: number) => `A list has at most ${most} lines. Add this one next time.`
} as const
