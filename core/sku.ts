/** The stock number under which one thing is ordered, picked and invoiced. */

/** The stock number of one buyable thing, also called its erpId. */
export type Sku = string

/** Letters, digits, dots, slashes and hyphens, at most 40. */
export const skuPattern = /^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/u

/** A stock number in small letters without its dashes, spaces and slashes, as many people write it. */
export const bareSku = (typed: string): string => typed.toLowerCase().replace(/[\s./_-]+/g, "")
