/** How to order without a cart, in a browser without scripts: pages draw it on the server alone, so that no script carries it. */
export const orderByPhoneWords = {
  noCart: "This part needs JavaScript. Call your store and we'll take the order by phone.",
  call: "Putting this in a cart needs JavaScript. Call",
  order: "and we'll take your order by phone."
}
