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
