/** What the file of a company's contract prices says. */
export const contractTableWords = {
  columns: {
    kind: "Kind",
    code: "SKU or category",
    name: "Name",
    unit: "Unit",
    price: "Price including GST",
    priceExGst: "Price excluding GST",
    percentOff: "Percent off"
  },
  fixed: "Fixed price",
  discount: "Percent off",
  file: (day: string) => `my-prices-${day}.csv`
} as const
