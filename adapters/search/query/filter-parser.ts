/** Reads filters as the search protocol writes them: `category:Timber AND (length >= 2.4 OR NOT treatment:"H2F")`. */
import { SearchRequestError } from "./search-request-error.ts"

/** A condition on goods. */
export type Filter =
  | { readonly is: "value"; readonly attribute: string; readonly value: string }
  | {
      readonly is: "number"
      readonly attribute: string
      readonly from: number
      readonly to: number
      readonly without?: "from" | "to"
    }
  | { readonly is: "not"; readonly of: Filter }
  | { readonly is: "all" | "any"; readonly of: ReadonlyArray<Filter> }

type Token = {
  readonly kind: "(" | ")" | "and" | "or" | "not" | "op" | "text"
  readonly text: string
  readonly at: number
}

const tokenPattern =
  /\s+|(?<paren>[()])|(?<op>!=|<=|>=|<|>|=|:)|(?<quoted>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<word>[^\s()<>=!:"']+)/gy

const words: ReadonlyMap<string, Token["kind"]> = new Map([
  ["AND", "and"],
  ["OR", "or"],
  ["NOT", "not"]
])

const tokenizeFilter = (text: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  let at = 0
  for (const found of text.matchAll(tokenPattern)) {
    at = found.index + found[0].length
    const { paren, op, quoted, word } = found.groups ?? {}
    if (paren) tokens.push({ kind: paren as "(" | ")", text: paren, at: found.index })
    else if (op) tokens.push({ kind: "op", text: op, at: found.index })
    else if (quoted) tokens.push({ kind: "text", text: quoted.slice(1, -1).replace(/\\(.)/g, "$1"), at: found.index })
    else if (word) tokens.push({ kind: words.get(word) ?? "text", text: word, at: found.index })
  }
  if (at < text.length) throw new SearchRequestError(`filters: Unexpected token ${text[at]} at col ${at}`)
  return tokens
}

const parseNumber = (text: string): number | undefined => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)

/** `length >= 2.4` as a range of numbers. */
const numericCondition = (attribute: string, operator: string, number: number): Filter => {
  const exactly: Filter = { is: "number", attribute, from: number, to: number }
  if (operator === "=") return exactly
  if (operator === "!=") return { is: "not", of: exactly }
  if (operator === "<" || operator === "<=") {
    return {
      is: "number",
      attribute,
      from: Number.NEGATIVE_INFINITY,
      to: number,
      ...(operator === "<" ? { without: "to" as const } : {})
    }
  }
  return {
    is: "number",
    attribute,
    from: number,
    to: Number.POSITIVE_INFINITY,
    ...(operator === ">" ? { without: "from" as const } : {})
  }
}

/** The deepest that brackets may stand in brackets. */
const MAX_DEPTH = 20

class FilterParser {
  private at = 0
  private readonly tokens: ReadonlyArray<Token>
  private readonly text: string
  constructor(text: string) {
    this.text = text
    this.tokens = tokenizeFilter(text)
  }

  read(): Filter {
    const found = this.any(0)
    if (this.at < this.tokens.length) this.fail()
    return found
  }

  private next(kind: Token["kind"]): Token | undefined {
    const token = this.tokens[this.at]
    if (token?.kind !== kind) return undefined
    this.at++
    return token
  }

  private fail(): never {
    const token = this.tokens[this.at]
    throw new SearchRequestError(
      `filters: Unexpected ${token ? `token ${token.text} at col ${token.at}` : `end at col ${this.text.length}`}`
    )
  }

  private any(depth: number): Filter {
    const of = [this.all(depth)]
    while (this.next("or")) of.push(this.all(depth))
    return of.length === 1 ? (of[0] as Filter) : { is: "any", of }
  }

  private all(depth: number): Filter {
    const of = [this.one(depth)]
    while (this.next("and")) of.push(this.one(depth))
    return of.length === 1 ? (of[0] as Filter) : { is: "all", of }
  }

  private one(depth: number): Filter {
    if (depth > MAX_DEPTH) throw new SearchRequestError("filters: Too many brackets")
    if (this.next("not")) return { is: "not", of: this.one(depth + 1) }
    if (this.next("(")) {
      const found = this.any(depth + 1)
      return this.next(")") ? found : this.fail()
    }
    return this.condition()
  }

  private condition(): Filter {
    const first = this.next("text") ?? this.fail()
    const operator = this.next("op")
    if (!operator) return { is: "value", attribute: "_tags", value: first.text }
    const second = this.next("text") ?? this.fail()
    if (operator.text !== ":") {
      const number = parseNumber(second.text)
      return number === undefined ? this.fail() : numericCondition(first.text, operator.text, number)
    }
    return this.range(first.text, second.text) ?? { is: "value", attribute: first.text, value: second.text }
  }

  private range(attribute: string, from: string): Filter | undefined {
    const [to, end] = this.tokens.slice(this.at, this.at + 2)
    if (to?.text !== "TO" || end?.kind !== "text") return undefined
    const [low, high] = [parseNumber(from), parseNumber(end.text)]
    if (low === undefined || high === undefined) return this.fail()
    this.at += 2
    return { is: "number", attribute, from: low, to: high }
  }
}

/** @throws FilterProblem where the text is no filter. */
export const parseFilter = (text: string): Filter => new FilterParser(text).read()

/** One of `facetFilters`: `type:decking`, or `type:-decking` for everything else. */
export const parseFacetFilter = (text: string): Filter => {
  const colon = text.indexOf(":")
  if (colon < 1) throw new SearchRequestError(`facetFilters: ${JSON.stringify(text)} must be attribute:value`)
  const attribute = text.slice(0, colon)
  const value = text.slice(colon + 1).replace(/^\s+/, "")
  const isNot = value.startsWith("-")
  const wanted: Filter = {
    is: "value",
    attribute,
    value: value.replace(/^\\?-/, (sign) => (sign === "\\-" ? "-" : ""))
  }
  return isNot ? { is: "not", of: wanted } : wanted
}

/** One of `numericFilters`: `length>=2.4`, `price:100 TO 500`. */
export const parseNumericFilter = (text: string): Filter => {
  const found = parseFilter(text)
  const inner = found.is === "not" ? found.of : found
  if (inner.is === "number") return found
  if (inner.is === "value" && parseNumber(inner.value) !== undefined)
    return numericCondition(inner.attribute, "=", Number(inner.value))
  throw new SearchRequestError(`numericFilters: ${JSON.stringify(text)} must compare with a number`)
}

/** Filters in a list must all hold; of those in a list within it, any. */
export const parseFilterList = (given: unknown, one: (text: string) => Filter, name: string): Filter => {
  if (typeof given === "string") return { is: "all", of: given === "" ? [] : [one(given)] }
  if (!Array.isArray(given)) throw new SearchRequestError(`${name}: must be an array`)
  const any = (part: unknown): Filter => {
    if (typeof part === "string") return one(part)
    if (!Array.isArray(part) || !part.every((text) => typeof text === "string"))
      throw new SearchRequestError(`${name}: must be an array of strings or of arrays of strings`)
    return { is: "any", of: part.map(one) }
  }
  return { is: "all", of: given.map(any) }
}
