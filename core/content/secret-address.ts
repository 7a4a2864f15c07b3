/** Addresses that hold a secret: whoever learns one is let in where it leads. */
import { PREVIEW_PARAMETER } from "./preview-link.ts"

/** Pages that are opened by a link of their own: passwords, log-ins, orders, and the documents that are sent to people. */
const secretPaths =
  /^\/(my-account\/(reset-password|magic-link|invitation)|checkout\/(thank-you|pending)|invoices|quotes|quote-confirmation|quote-reminder|resume-cart)(\/|$)/

/** What secrets are called in the shop's own links. */
const secretParameters: ReadonlySet<string> = new Set(["t", "token", "secret", "qrcode", PREVIEW_PARAMETER])

/** What the payment providers call theirs. */
export const isProviderSecret = (name: string): boolean => name.endsWith("_client_secret")

/** [T11] [T44] [ANA-01] Nobody else may learn such an address, by its path or by the names of its parameters. */
export const isSecretAddress = (pathname: string, parameters: ReadonlyArray<string>): boolean =>
  secretPaths.test(pathname) || parameters.some((name) => secretParameters.has(name) || isProviderSecret(name))
