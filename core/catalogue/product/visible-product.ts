/** What is on show: products and categories with their places in the tree. */
import type { Category, Product } from "./product.ts"
import type { CategoryStep } from "./product-detail.ts"

/** A product that is on show, with the steps from the top category down to its own. */
export type VisibleProduct = Product & { readonly categories: ReadonlyArray<CategoryStep> }

/** A category with the steps down to itself, and how many products are on show in it and below. */
export type VisibleCategory = Category & { readonly path: ReadonlyArray<CategoryStep>; readonly productCount: number }
