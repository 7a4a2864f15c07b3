/** Redacts from log lines what nobody may read there: addresses, phones and cards of people, secrets, and the parameters of failed statements. */

const sign = String.raw`[^\s@"'\x60\\/<>()[\]{},;:=|%]`
/** Its parts are no longer than an address allows: without an end, a long word would be looked through over and over. */
const emails = new RegExp(
  `(?:${sign}{1,64}|\\\\{0,4}"[^"@]{1,64}")(?:[@\uff20]|%40)${sign}{1,255}\\.${sign}{1,63}`,
  "gu"
)

/** What PostgreSQL says of a row or a value, in its message or its detail, as text or inside JSON. */
const rows: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bKey \(([^)]*)\)=\([\s\S]*?\) (already exists|is not present|is still referenced|conflicts)/g, "Key ($1)=(…) $2"],
  [/\b(Failing row contains) \([\s\S]*?\)\.(?=["'`\\\s]|$)/g, "$1 (…)."],
  [/\b(invalid (?:input|value)[^:"\\]*|[\w/ ]+ out of range|malformed [\w ]+): \\*"[\s\S]*?\\*"/g, "$1: (…)"],
  // Fields of an error, as JSON or as an inspected object.
  [/"(detail|where|internalQuery|parameters|params)":\s*"(?:[^"\\]|\\.)*"/g, '"$1":"…"'],
  [/\b(detail|where|internalQuery): (['`])(?:\\.|(?!\2)[\s\S])*\2/g, "$1: …"]
]

/**
 * [T32] [T44] 256 random bits, in a path, a query or a cookie: who has them may open what lies there. A capital letter is
 * among them but once in a thousand million, and in no name of a product.
 */
const secrets = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g
/** What a payment provider gives a browser to pay with. */
const providerSecrets = /\b(\w{1,100}_secret_)\w+/g

/** [T20] As somebody types a card; the last digit of one follows from the others (ISO/IEC 7812-1, Luhn). */
const cards = /(?<![\w.-])[2-6](?:[ -]?\d){13,18}(?![\w-])/g
const isCard = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + (counted > 9 ? counted - 9 : counted)
  }, 0) %
    10 ===
  0

/** Numbers of phones in Australia. */
const phones = /(?<![\w.+-])(?:\+61[ -]?|\(?0)[2-478]\)?(?:[ -]?\d){8}(?![\w-])/g

/**
 * [T60] A line without e-mail addresses, phone and card numbers, without secrets and without the rows, values and parameters
 * of failed statements; the rest as it was.
 */
export const withoutPersonalData = (line: string): string =>
  rows
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), line)
    .replace(secrets, "(secret)")
    .replace(providerSecrets, "$1(…)")
    .replace(cards, (typed) => (isCard(typed.replace(/\D/g, "")) ? "(card)" : typed))
    .replace(phones, "(phone)")
    .replace(emails, "(e-mail)")
