/** What is said where an order can't be cancelled by its customer: why, and what to do instead. */

export const cancelWords = {
  unpaid: "We're still checking this order's payment. Wait a moment, then try again.",
  picking: (branch: string, phone: string) => `We've started picking it. Call ${branch} on ${phone}.`,
  ready: (branch: string, phone: string) => `It's ready for you at the store. Call ${branch} on ${phone}.`,
  gone: (branch: string, phone: string) =>
    `It has left the store, so it can be returned but not cancelled. Call ${branch} on ${phone}.`,
  notAllowed: "Your log-in can see this order, but not cancel it. Ask whoever placed it, or call the store."
} as const
