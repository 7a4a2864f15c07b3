/** What is said about stock. */
import { numberText } from "../number-text.ts"

export const stockWords = {
  inStock: (pieces: number) => `${numberText(pieces)} in stock`,
  left: (pieces: number) => `${numberText(pieces)} left`,
  transfer: "Transfer within 5 working days",
  specialOrder: "2–4 weeks",
  notEnough: (totalStock: number) =>
    `Sorry! We don't have the stock to fill your request. (remaining stock: ${numberText(totalStock)})`,
  soldOut: "Sold out",
  chooseOptions: "Please select values for all required fields."
} as const

export const cardWords = {
  inStockOnline: (pieces: number) => `In Stock online (${numberText(pieces)})`,
  /** Of one size of a product, `5.4 m: 12 left`. */
  ofSize: (size: string, stock: string) => `${size}: ${stock}`,
  orderedIn: "Ordered in, 2–4 weeks",
  uberAsap: "Uber ASAP"
} as const

/** [MSG-04] What could not be asked, and what could not be noted. */
export const stockFailureWords = {
  unavailable: "We couldn't check the stock just now. Try again in a moment, or call the store.",
  restockFailed: "We couldn't note your e-mail for this product. Check the address, then try again."
} as const
