/** Why a value over a long size table can't be picked, or not bought. */

export const sizeOptionWords = {
  /** Beside what is picked already. */
  notMade: (picks: string) => `not made in ${picks}`,
  soldOut: "sold out",
  notOnline: "not sold online"
} as const
