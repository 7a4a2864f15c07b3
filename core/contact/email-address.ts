/** E-mail addresses in the one form in which they are compared, counted and kept. */

/**
 * Without spaces around it, in small letters, each composed in the shortest way; wide and circled letters are the plain ones
 * and every dot of a domain is a full stop, as the mail's own way to a domain's name reads them (UTS 46). A domain stays in
 * the script it was typed in.
 */
export const normalEmail = (typed: string): string =>
  typed
    .trim()
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u3002\uff61]/gu, ".")
    .normalize("NFC")

/** Whether a sign in it can't be seen: mail goes to the same mailbox with it and without. */
export const hasInvisible = (address: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(address)
