/** [CALL-28] [T54] How the shop's own pages name themselves to the calls that no other page may make. */
export const shopClient = { header: "x-shop-client", value: "pages" } as const
