/** What a person may type: whole characters, and none of the signs that steer a machine, or turn what follows around so that it reads as something else. */

/** One line, as it can be stored, searched for and put into a letter's head. */
export const singleLinePattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u

/** The same over several lines; tabs stay. */
export const multiLinePattern = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\r\n])*$/u

/** [VAL-01] How long a text is, in characters (code points): an emoji is one, as it is for the database and for who typed it. */
export const characterCount = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}
