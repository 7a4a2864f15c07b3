/** Redacts from log lines what nobody may read there: addresses of people, secrets in paths, and the parameters of failed statements. */

const sign = String.raw`[^\s@"'\x60\\/<>()[\]{},;:=|%]`
/** Its parts are no longer than an address allows: without an end, a long word would be looked through over and over. */
const emails = new RegExp(`${sign}{1,64}(?:@|%40)${sign}{1,255}\\.${sign}{1,63}`, "gu")

/** What PostgreSQL says of a row or a value, in its message or its detail, as text or inside JSON. */
const rows: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bKey \(([^)]*)\)=\([\s\S]*?\) (already exists|is not present|is still referenced|conflicts)/g, "Key ($1)=(…) $2"],
  [/\b(Failing row contains) \([\s\S]*?\)\.(?=["'`\\\s]|$)/g, "$1 (…)."],
  [/\b(invalid (?:input|value)[^:"\\]*|[\w/ ]+ out of range|malformed [\w ]+): \\*"[\s\S]*?\\*"/g, "$1: (…)"],
  // Fields of an error, as JSON or as an inspected object.
  [/"(detail|where|internalQuery|parameters|params)":\s*"(?:[^"\\]|\\.)*"/g, '"$1":"…"'],
  [/\b(detail|where|internalQuery): (['`])(?:\\.|(?!\2)[\s\S])*\2/g, "$1: …"]
]

/** [T32] 256 random bits as part of a path: who has them may open what lies there. */
const pathSecrets = /(?<=\/)[\w-]{43}(?![\w-])/g

/** [T60] A line without e-mail addresses, without secrets in paths and without the rows, values and parameters of failed statements; the rest as it was. */
export const withoutPersonalData = (line: string): string =>
  rows
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), line)
    .replace(pathSecrets, "(secret)")
    .replace(emails, "(e-mail)")
