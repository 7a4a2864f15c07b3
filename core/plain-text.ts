/** What a person may type: whole characters, and none of the signs that steer a machine. */

/** One line, as it can be stored, searched for and put into a letter's head. */
export const singleLinePattern = /^[^\p{Cc}\p{Cs}]*$/u

/** The same over several lines; tabs stay. */
export const multiLinePattern = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u

/** [VAL-01] How long a text is, in characters (code points): an emoji is one, as it is for the database and for who typed it. */
export const characterCount = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}
