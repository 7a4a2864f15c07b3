/** Text in the signs that the papers' own typeface has: a PDF's standard Helvetica knows those of Windows-1252 alone. */

const unknown = /[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** What stands for signs that letters and accents do not fall apart into. */
const stands: Readonly<Record<string, string>> = {
  "\u2212": "–",
  "\t": " ",
  Đ: "D",
  đ: "d",
  Ł: "L",
  ł: "l",
  "″": '"',
  "′": "'"
}

const nearest = (sign: string): string => stands[sign] ?? (sign.normalize("NFKD").replace(unknown, "") || "?")

/**
 * The minus of an amount as a dash as long, `Nguyễn` as `Nguyên`, and `?` for what has nothing like it. Without this the
 * bytes of another sign are printed.
 */
export const ansiText = (text: string): string => text.normalize("NFC").replace(unknown, (sign) => nearest(sign))
