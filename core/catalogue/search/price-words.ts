/** What a query says of prices: `under $20`, `between 10 and 30 dollars`, `cheapest`; the words without it ask for the goods. */

/** Cents that goods may cost, and whether the cheapest or the dearest come first. */
export type PriceWish = {
  /** Cents, at least and at most; absent where nothing was said. */
  readonly least?: number
  readonly most?: number
  readonly order?: "cheapest" | "dearest"
}

export type PriceReading = { readonly words: string; readonly wish?: PriceWish }

const sum = String.raw`(?:\$|aud\s?)?(\d{1,6}(?:\.\d{1,2})?)(?!\s*(?:mm|cm|m|x|kg|g|l|ml|litres?|met(?:re|er)s?|inch|ft|volts?|v|w|watts?|amps?|grit|degrees?)\b)(?![\d.])\s*(?:dollars?|bucks?|aud|\$)?`
const most = new RegExp(
  String.raw`\b(?:under|below|beneath|less than|cheaper than|no more than|not more than|up to|at most|max(?:imum)?(?: of)?)\s+${sum}`
)
const least = /\b(?:over|above|more than|from|at least|min(?:imum)?(?: of)?)\s+\$\s?(\d{1,6}(?:\.\d{1,2})?)/
const range = new RegExp(String.raw`\b(?:between|from)\s+${sum}\s*(?:and|to|-)\s*${sum}`)
const around = /\b(?:around|about|for)\s+\$\s?(\d{1,6}(?:\.\d{1,2})?)/
const cheap =
  /\b(?:cheap as chips|(?:the )?cheapest|cheaper|cheap|low[- ]?cost|low price[ds]?|lowest price|best price|best value|good value|affordable|inexpensive|bargain|budget|economical|not too dear)\b/
const dear = /\b(?:most expensive|expensive|dearest|premium priced|top of the range|top end)\b/

/** One of these is in every wish: most queries have none, and are looked at no further. */
const mayTellPrice =
  /\$|under|below|beneath|less|more than|up to|at most|max|over|above|least|min|between|from|cheap|cost|price|value|afford|inexpensive|bargain|budget|economical|dear|expensive|top/i

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

const afterCut = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`

/** [SRCH-07] The words that ask for goods, and what was said of their price; a query of nothing but a price is left as it is. */
export const readPriceWords = (query: string): PriceReading => {
  if (!mayTellPrice.test(query)) return { words: query }
  let text = query.toLowerCase()
  let wish: PriceWish = {}
  const take = (pattern: RegExp, read: (found: RegExpExecArray) => PriceWish): void => {
    const found = pattern.exec(text)
    if (!found) return
    wish = { ...wish, ...read(found) }
    text = afterCut(text, found)
  }
  take(range, ([, from = "0", to = "0"]) => ({ least: cents(from), most: cents(to) }))
  if (wish.most === undefined) take(most, ([, to = "0"]) => ({ most: cents(to) }))
  if (wish.least === undefined) take(least, ([, from = "0"]) => ({ least: cents(from) }))
  if (wish.most === undefined)
    take(around, ([, about = "0"]) => ({
      least: Math.round(cents(about) * 0.75),
      most: Math.round(cents(about) * 1.25)
    }))
  take(cheap, () => ({ order: "cheapest" }))
  take(dear, () => ({ order: "dearest" }))
  if (Object.keys(wish).length === 0 || !/[\p{L}\d]/u.test(text)) return { words: query }
  return { words: text.replace(/\s+/g, " ").trim(), wish }
}
