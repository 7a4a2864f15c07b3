/** What is said where stock can't be asked for, or an alert for it can't be kept. */

/** [MSG-04] What could not be asked, and what could not be noted. */
export const stockFailureWords = {
  unavailable: "We couldn't check the stock just now. Try again in a moment, or call the store.",
  restockFailed: "We couldn't note your e-mail for this product. Check the address, then try again."
} as const
