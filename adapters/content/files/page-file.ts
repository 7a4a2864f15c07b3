/** A page or post as a file: what is said of it between two lines of ---, then its Markdown. */
import { Result, type Schema } from "effect"
import { ContentBlock } from "../../../core/content/pages/page.schema.ts"
import { type MarkdownPart, readMarkdown } from "./markdown.ts"
import type { FileProblem } from "./problem.ts"
import { decodeContent, parseYaml } from "./yaml.ts"

export type TextFile = { readonly file: string; readonly text: string }

type Read<A> = Result.Result<A, ReadonlyArray<FileProblem>>

const [TextPart, PicturePart, ...fencedParts] = ContentBlock.members

/** The blocks that are written as fenced ones; text and pictures are written as Markdown. */
const fencedSchemas: ReadonlyMap<string, Schema.Codec<ContentBlock>> = new Map(
  fencedParts.map((member) => [member.fields.is.literal, member as Schema.Codec<ContentBlock>])
)

const readFence = (file: string, { name, body, line }: Extract<MarkdownPart, { is: "fence" }>): Read<ContentBlock> => {
  const schema = fencedSchemas.get(name)
  const problem = (reason: string) => Result.fail([{ file, line: line - 1, reason }])
  if (!schema) return problem(`"${name}" is no block; there are ${[...fencedSchemas.keys()].join(", ")}`)
  const yaml = parseYaml({ file, text: body, firstLine: line })
  if (!("lineOf" in yaml)) return Result.fail(yaml)
  if (typeof yaml.value !== "object" || Array.isArray(yaml.value))
    return problem("a block holds lines such as `heading: …`")
  return decodeContent(schema, { ...yaml.value, is: name }, { file, lineOf: yaml.lineOf })
}

/** The block of the page that a part is; what is wrong with it is told with the line where it is written. */
const readPart = (file: string, part: MarkdownPart): Read<ContentBlock> => {
  if (part.is === "fence") return readFence(file, part)
  if (part.is === "picture")
    return decodeContent(PicturePart, { is: part.is, ...part.picture }, { file, lineOf: () => part.line })
  const lineOf = ([, place]: ReadonlyArray<PropertyKey>) => part.lines[Number(place)] ?? part.lines[0] ?? 1
  return decodeContent(TextPart, { is: part.is, text: part.text }, { file, lineOf })
}

const readBlocks = (file: string, markdown: string, firstLine: number): Read<ReadonlyArray<ContentBlock>> => {
  const { parts, problems } = readMarkdown(markdown, firstLine)
  const blocks = parts.map((part) => readPart(file, part))
  const faults = [
    ...problems.map((problem) => ({ file, ...problem })),
    ...blocks.flatMap((block) => (Result.isFailure(block) ? block.failure : []))
  ]
  return faults.length > 0
    ? Result.fail(faults)
    : Result.succeed(blocks.flatMap((block) => (Result.isSuccess(block) ? [block.success] : [])))
}

/** What stands between the two lines of ---, and the text after them. */
const opening = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/**
 * The page or post that a file holds: `fields` are what its place says of it, such as its path; `isPublished` is true where
 * the file doesn't say. Every fault is told with its line.
 */
export const readPageFile = <A>(
  schema: Schema.Codec<A>,
  { file, text }: TextFile,
  fields: Readonly<Record<string, unknown>>
): Read<A> => {
  const [head = "", front = ""] = (text.startsWith("---") ? opening.exec(text) : undefined) ?? []
  if (head === "")
    return Result.fail([{ file, line: 1, reason: "a page begins with its title between two lines of ---" }])
  const yaml = parseYaml({ file, text: front, firstLine: 2 })
  if (!("lineOf" in yaml)) return Result.fail(yaml)
  const blocks = readBlocks(file, text.slice(head.length), head.split("\n").length)
  const said = typeof yaml.value === "object" ? yaml.value : {}
  const whole = { isPublished: true, ...said, ...fields, blocks: Result.isSuccess(blocks) ? blocks.success : [] }
  const page = decodeContent(schema, whole, { file, lineOf: yaml.lineOf, named: fields })
  const faults = [...(Result.isFailure(page) ? page.failure : []), ...(Result.isFailure(blocks) ? blocks.failure : [])]
  return faults.length > 0 ? Result.fail(faults) : page
}
