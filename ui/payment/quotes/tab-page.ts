/** The page that this tab pays quotes from: tabs that pay different quotes each come back to their own. */

const KEY = "quotes-payment-page"

export const rememberTabPage = (address: string): void => {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // A browser that keeps nothing for a tab comes back to the last payment that was sent.
  }
}

/** Nothing where this tab has paid none, such as one that a bank's app opened. */
export const tabPage = (): string | undefined => {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
