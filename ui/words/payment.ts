/** What the page that takes the payment says besides what every step of the checkout does. */

export const paymentPageWords = {
  totalChanged: (now: string, before: string | 0 | undefined) =>
    `Your total${before ? ` was ${before} and` : ""} is now ${now}. Press Pay to confirm.`
} as const
