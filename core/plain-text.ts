/** What a person may type: whole characters, and none of the signs that steer a machine, or turn what follows around so that it reads as something else. */

/** One line, as it can be stored, searched for and put into a letter's head. */
export const singleLinePattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u

/** The same over several lines; tabs stay. One set of signs: a choice between two would run out of room on a text of 10 MB. */
export const multiLinePattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are refused
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u

/** [VAL-01] How long a text is, in characters (code points): an emoji is one, as it is for the database and for who typed it. */
export const characterCount = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}
