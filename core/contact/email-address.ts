/** E-mail addresses in the one form in which they are compared, counted and kept. */
import { decodeLabel } from "./punycode.ts"

/** As the mail's own way to a domain's name reads it (UTS 46): wide and circled letters are plain ones, in small letters. */
const folded = (text: string): string => text.normalize("NFKC").toLowerCase().normalize("NFC")

/** A domain is in the script that its owner writes it in, and not in the ASCII that stands for it. */
const inOwnScript = (domain: string): string =>
  domain.includes("xn--")
    ? domain
        .split(".")
        .map((label) => decodeLabel(label) ?? label)
        .join(".")
    : domain

/**
 * Without spaces around it, in small letters, each composed in the shortest way; wide and circled letters are the plain ones
 * and every dot of a domain is a full stop. `@xn--bcher-kva.example` is `@bücher.example`: one mailbox, one form.
 */
export const normalEmail = (typed: string): string => {
  const address = folded(typed.trim()).replace(/[\u3002\uff61]/gu, ".")
  const at = address.lastIndexOf("@") + 1
  return address.slice(0, at) + inOwnScript(address.slice(at))
}

/** Whether a sign in it can't be seen: mail goes to the same mailbox with it and without. */
export const hasInvisible = (address: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(address)
