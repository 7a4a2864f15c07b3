/** Text that somebody typed, as the shop's own e-mails may carry it: short, on one line, and without anything that leads elsewhere. */

/** A word that a mail program would make a link of: an address of the web or of a mailbox, or a bare domain. */
const isAddress = (word: string): boolean =>
  /:\/|@|^www\./iu.test(word) || /[\p{L}\p{N}]\.(\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}])/u.test(word)

/** Wide letters and other signs that are read as a dot, a slash or an @ are those. */
const words = (typed: string): ReadonlyArray<string> =>
  typed
    .normalize("NFKC")
    .replace(/[。｡․]/gu, ".")
    .split(/[\s\p{Cc}\p{Cf}]+/u)
    .filter((word) => word !== "")

/** Whether a name holds an address of the web or of a mailbox, which no name does. */
export const hasAddress = (typed: string): boolean => words(typed).some(isAddress)

/** At most `most` characters of whole words, without addresses; a dot inside a word leads nowhere either. May be empty. */
export const mailText = (typed: string, most: number): string => {
  const plain = words(typed)
    .filter((word) => !isAddress(word))
    .join(" ")
    .replace(/\.(?=[\p{L}\p{N}])/gu, ". ")
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || plain.slice(0, most)
}

/** A person's name in a greeting is letters alone, at most this many characters. */
const MOST_OF_A_NAME = 30

/** What of a person's name is a name: words of letters with their dots, hyphens and apostrophes. May be empty. */
export const nameInMail = (typed: string): string =>
  mailText(
    words(typed)
      .filter((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word))
      .join(" "),
    MOST_OF_A_NAME
  )
