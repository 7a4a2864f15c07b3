/** Addresses that hold a secret: which they are, and the same without what no page needs. */

/** Pages that are opened by a link of their own: passwords, log-ins, orders, and the documents that are sent to people. */
const opened =
  /^\/(my-account\/(reset-password|magic-link|invitation)|checkout\/(thank-you|pending)|invoices|quotes|quote-confirmation|quote-reminder|resume-cart)(\/|$)/

/** What secrets are called in the shop's own links. */
const names = ["t", "token", "secret", "qrcode"]

/** What the payment providers call theirs. */
const isProviders = (name: string): boolean => name.endsWith("_client_secret")

/** [T11] [T44] Whoever is linked to from such a page must not learn its address. */
export const holdsSecret = ({ pathname, searchParams }: URL): boolean =>
  opened.test(pathname) || names.some((name) => searchParams.has(name)) || [...searchParams.keys()].some(isProviders)

/**
 * [T44] Where a shopper goes on who comes back from the bank: the same address without the payment's secret, which no
 * page needs, since the shop asks the provider itself. Undefined where there is none.
 */
export const withoutProviderSecret = (url: URL): string | undefined => {
  const found = [...url.searchParams.keys()].filter(isProviders)
  if (found.length === 0) return undefined
  const kept = new URL(url)
  // It also tells how it went, which the shop does not take from an address.
  for (const name of [...found, "redirect_status"]) kept.searchParams.delete(name)
  return `/${kept.pathname.replace(/^[/\\]+|\/+$/g, "")}${kept.search}`
}
