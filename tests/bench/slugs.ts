/** Addresses of products and categories, a mixture that is the same in every run. */
import type { BenchShop } from "./bench-shop.ts"

/** Only what is on show; categories that have products themselves or below them. */
const shown = {
  product: "SELECT slug FROM product WHERE status = 'public'",
  category: "SELECT DISTINCT step.slug FROM product JOIN category_step AS step USING (category) WHERE status = 'public'"
} as const

export const slugsOf = async (
  { rows }: BenchShop,
  of: keyof typeof shown,
  most: number
): Promise<ReadonlyArray<string>> =>
  (await rows<{ slug: string }>(`SELECT slug FROM (${shown[of]}) AS shown ORDER BY md5(slug) LIMIT $1`, [most])).map(
    ({ slug }) => slug
  )
