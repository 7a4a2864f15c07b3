/** What is said on the page that the link of a kept cart opens. */

export const resumeCartWords = {
  title: "Your saved cart",
  description: "Bring back a cart that you saved for later.",
  lines: "What you saved",
  subtotal: "Subtotal at today's prices",
  subtotalExGst: "Subtotal at today's prices, excludes GST",
  restore: "Put it in my cart",
  restoring: "Putting it in your cart…",
  merged: "What is in your cart already stays there.",
  allThere: "All of it is in your cart already.",
  print: "Print pick list",
  viewCart: "View cart",
  shop: "Start a new cart",
  noLink: "Open the link in the e-mail that we sent you: it brings your cart back, once.",
  retry: "Try again"
} as const
