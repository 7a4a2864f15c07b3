/** What somebody reads who may not order for their company, on the product's page and in the cart. */

export const mayOrderWords = {
  notYet: (company: string) => `Your account can't order online for ${company} yet.`,
  fillCart: "You can still fill your cart, and ask your administrator to switch it on.",
  ask: "Ask your administrator",
  asking: "Asking\u2026",
  asked: (names: string) =>
    `Done. We've e-mailed ${names} your name and what's in your cart. You can order as soon as they switch it on.`
} as const
