/** What a product card says about stock. */
import { numberText } from "../number-text.ts"

export const cardWords = {
  inStockOnline: (pieces: number) => `In Stock online (${numberText(pieces)})`,
  /** Of one size of a product, `5.4 m: 12 left`. */
  ofSize: (size: string, stock: string) => `${size}: ${stock}`,
  uberAsap: "Uber ASAP"
} as const
