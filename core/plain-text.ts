/** What a person may type: whole characters, and none of the signs that steer a machine. */

/** One line, as it can be stored, searched for and put into a letter's head. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u

/** The same over several lines; tabs stay. */
export const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u
