/** What stops a line of the cart. */

/** [CART-02] [CART-06] [MSG-04] */
export const cartWords = {
  needErpId: "need erp id",
  itemNotFound: "item not found",
  expired: "Product expired",
  invalid: "Product invalid",
  needUnit: "Unit of measure missing",
  loading: "Still loading"
} as const
