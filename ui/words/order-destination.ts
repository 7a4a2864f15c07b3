/** What the pages of an order that is delivered say, where those of one that is collected say something else. */

export const orderDestinationWords = {
  checkoutType: "Checkout type",
  to: "Delivery to",
  branch: "Delivering store",
  estimated: "Estimated delivery",
  nextSteps: [
    "We put your order together and e-mail you when it leaves the store.",
    "Have somebody there to receive it, and room to put it down.",
    "Check it when it comes. Something missing or damaged? Call the store."
  ]
} as const
