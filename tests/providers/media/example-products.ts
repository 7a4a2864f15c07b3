/** One product of the example shop for each shape and profile, and all of them by shape. */
import type { Product, Shape } from "../../../core/catalogue/product/product.ts"
import { exampleShop } from "../../../fixtures/shop.ts"

export const products: ReadonlyArray<Product> = exampleShop("full", "2026-11-23").products

const nameOf = ({ drawing }: Product): string => `${drawing.shape} ${drawing.profile ?? ""}`

/** The first of each shape and profile. */
export const kinds: ReadonlyArray<Product> = [
  ...new Map([...products].reverse().map((product) => [nameOf(product), product])).values()
]

export const shapes: ReadonlyArray<Shape> = [...new Set(products.map(({ drawing }) => drawing.shape))].sort()

export const ofShape = (shape: Shape): ReadonlyArray<Product> => kinds.filter(({ drawing }) => drawing.shape === shape)
