/** What is said about stock. */

export const stockWords = {
  inStock: (pieces: number) => `${pieces} in stock`,
  left: (pieces: number) => `${pieces} left`,
  transfer: "Transfer within 5 working days",
  specialOrder: "2–4 weeks",
  notEnough: (totalStock: number) =>
    `Sorry! We don't have the stock to fill your request. (remaining stock: ${totalStock})`,
  chooseOptions: "Please select values for all required fields."
} as const

export const cardWords = {
  inStockOnline: (pieces: number) => `In Stock online (${pieces})`
} as const
