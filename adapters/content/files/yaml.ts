/** YAML of a content file, decoded by a schema; each fault is told with the line of the entry that is wrong. */
import { Result, Schema, SchemaIssue } from "effect"
import { isNode, LineCounter, parseDocument } from "yaml"
import type { FileProblem } from "./problem.ts"

export type YamlSource = {
  readonly file: string
  readonly text: string
  /** The line of the file that the text begins in, from 1. */
  readonly firstLine: number
}

type Line = (path: ReadonlyArray<PropertyKey>) => number
export type ParsedYaml = { readonly value: unknown; readonly lineOf: Line }

/** The entries of a YAML text as plain values, or its faults. Tags that would make other objects are not known. */
export const parseYaml = ({ file, text, firstLine }: YamlSource): ParsedYaml | ReadonlyArray<FileProblem> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: "core", uniqueKeys: true })
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      file,
      line: lineAt(pos[0]),
      reason: message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? message
    }))
  /** Of a path that leads to nothing, the nearest entry around it. */
  const lineOf: Line = (path) => {
    const node = document.getIn([...path], true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1))
  }
  try {
    return { value: document.toJS({ maxAliasCount: 0 }) ?? {}, lineOf }
  } catch {
    return [{ file, line: firstLine, reason: "an alias (*name) is not taken: write the entry out" }]
  }
}

/** What is said to staff, who know no keys. */
const plainWords: Readonly<Record<string, string>> = {
  "Missing key": "it is missing",
  "Expected no excess property": "there is no such entry here; is it spelt right?"
}
const inPlainWords = (message: string): string => plainWords[message] ?? message

const formatIssues = SchemaIssue.makeFormatterStandardSchemaV1()

/** Where a value was written; what the file's name says of it has no line. */
type DecodedIn = {
  readonly file: string
  readonly lineOf: Line
  readonly named?: Readonly<Record<string, unknown>>
}

/** The decoded value, or each fault of it with its path in words and its line. */
export const decodeContent = <A>(
  schema: Schema.Codec<A>,
  value: unknown,
  { file, lineOf, named = {} }: DecodedIn
): Result.Result<A, ReadonlyArray<FileProblem>> =>
  Result.mapError(Schema.decodeUnknownResult(schema)(value, { errors: "all", onExcessProperty: "error" }), (failure) =>
    formatIssues(failure.issue).issues.map(({ path = [], message }) => {
      const keys = path.map((part) => (typeof part === "object" ? part.key : part))
      const line = Object.hasOwn(named, String(keys[0])) ? {} : { line: lineOf(keys) }
      return { file, ...line, reason: `${keys.length > 0 ? `${keys.join(".")}: ` : ""}${inPlainWords(message)}` }
    })
  )
