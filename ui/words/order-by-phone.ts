/** How to order without a cart. */
export const orderByPhoneWords = {
  call: "Putting this in a cart needs JavaScript. Call",
  order: "and we'll take your order by phone."
}
