/** Reads a folder of content: pages and posts in Markdown, menus, banners, forms, the blog's categories and maintenance in YAML. */
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { Result, type Schema } from "effect"
import { BannerSet } from "../../../core/content/banners/banner.schema.ts"
import { BlogCategories, BlogPost } from "../../../core/content/blog/post.schema.ts"
import { ContentForm } from "../../../core/content/forms/form.schema.ts"
import { Maintenance } from "../../../core/content/maintenance.schema.ts"
import { Menu } from "../../../core/content/navigation/menu.schema.ts"
import { ContentPage } from "../../../core/content/pages/page.schema.ts"
import {
  type ContentFault,
  contentFaults,
  type DocumentBody,
  type DocumentKind,
  siteContentOf
} from "../../../core/content/site-content.ts"
import { readPageFile, type TextFile } from "./page-file.ts"
import type { FileProblem } from "./problem.ts"
import { decodeContent, parseYaml } from "./yaml.ts"

/** A file as it is kept: what it is, what others name it by, its text and what was read from it. */
export type ContentDocument = {
  readonly kind: DocumentKind
  readonly key: string
  readonly file: string
  readonly source: string
  readonly body: unknown
}

export type ContentRead = {
  readonly documents: ReadonlyArray<ContentDocument>
  readonly problems: ReadonlyArray<FileProblem>
}

type Read<A> = Result.Result<A, ReadonlyArray<FileProblem>>

const MAX_FILE_BYTES = 500_000
const MAX_FILES = 2000

/** The files below a folder by their path in it; what an operating system leaves behind is passed over. */
const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && entry.name !== "Thumbs.db")
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/")
    )
    .sort()

const decoder = new TextDecoder("utf-8", { fatal: true })

const textOf = (folder: string, file: string): Read<TextFile> => {
  const problem = (reason: string) => Result.fail([{ file, reason }])
  const { size } = statSync(join(folder, file))
  if (size > MAX_FILE_BYTES) return problem(`it is larger than ${MAX_FILE_BYTES / 1000} kB`)
  try {
    return Result.succeed({ file, text: decoder.decode(readFileSync(join(folder, file))).replaceAll("\r\n", "\n") })
  } catch {
    return problem("it is no text in UTF-8")
  }
}

const readYaml = <A>(
  schema: Schema.Codec<A>,
  { file, text }: TextFile,
  fields: Readonly<Record<string, unknown>>
): Read<A> => {
  const yaml = parseYaml({ file, text, firstLine: 1 })
  if (!("lineOf" in yaml)) return Result.fail(yaml)
  const said = typeof yaml.value === "object" ? yaml.value : {}
  return decodeContent(schema, { ...said, ...fields }, { file, lineOf: yaml.lineOf, named: fields })
}

/** `services/index` is the page `/services`, and `index` the home page. */
const pathOf = (name: string): string => `/${name.replace(/(^|\/)index$/, "")}`

/** How the files of a kind are named, and how they are read; `key` is the part of the name that tells them apart. */
type Reader<A> = { readonly shape: RegExp; readonly read: (file: TextFile, key: string) => Read<A> }

const reader = <A>(shape: RegExp, read: Reader<A>["read"]): Reader<A> => ({ shape, read })

const readers: { readonly [Kind in DocumentKind]: Reader<DocumentBody<Kind>> } = {
  page: reader(/^pages\/(.+)\.md$/, (file, key) => readPageFile(ContentPage, file, { path: pathOf(key) })),
  post: reader(/^posts\/([^/]+)\.md$/, (file, key) => readPageFile(BlogPost, file, { slug: key })),
  menu: reader(/^menus\/([^/]+)\.yaml$/, (file, key) => readYaml(Menu, file, { location: key })),
  banner: reader(/^banners\/(.+)\.yaml$/, (file, key) => readYaml(BannerSet, file, { location: key })),
  form: reader(/^forms\/([^/]+)\.yaml$/, (file, key) => readYaml(ContentForm, file, { id: key })),
  blog: reader(/^(blog)\.yaml$/, (file) => readYaml(BlogCategories, file, {})),
  maintenance: reader(/^(maintenance)\.yaml$/, (file) => readYaml(Maintenance, file, {}))
}

const expected =
  "it is none of pages/*.md, posts/*.md, menus/*.yaml, banners/*.yaml, forms/*.yaml, blog.yaml and maintenance.yaml"

const fileOf = ({ kind, key }: ContentFault): string => {
  if (kind === "page") return `pages${key === "/" ? "/index" : key}.md`
  return kind === "post" ? `posts/${key}.md` : `${kind}s/${key}.yaml`
}

/** A line, from 1, for each time that a link or name stands by itself in a text, or below the first line of its entry. */
const linesWith = (text: string, { written, entry }: ContentFault): ReadonlyArray<number> => {
  const lines = text.split("\n")
  const first = entry ? lines.findIndex((line) => line.includes(`${entry}:`)) : 0
  return lines.flatMap((line, place) =>
    place < first ? [] : line.split(/[\s()[\]{}<>"',]+/).flatMap((word) => (word === written ? place + 1 : []))
  )
}

const kinds = Object.keys(readers) as ReadonlyArray<DocumentKind>

const readDocument = (folder: string, file: string): Read<ContentDocument> => {
  const kind = kinds.find((one) => readers[one].shape.test(file))
  if (kind === undefined) return Result.fail([{ file, reason: expected }])
  const { shape, read }: Reader<unknown> = readers[kind]
  const key = shape.exec(file)?.[1] ?? ""
  return Result.flatMap(textOf(folder, file), (text) =>
    Result.map(read(text, key), (body) => ({
      kind,
      key: kind === "page" ? pathOf(key) : key,
      file,
      source: text.text,
      body
    }))
  )
}

/** Everything in a folder, and all that is wrong with it, fault by fault with its line. */
export const readContent = (folder: string): ContentRead => {
  const files = filesBelow(folder)
  if (files.length > MAX_FILES)
    return { documents: [], problems: [{ file: folder, reason: `it has more than ${MAX_FILES} files` }] }
  const read = files.map((file) => readDocument(folder, file))
  const documents = read.flatMap((one) => (Result.isSuccess(one) ? [one.success] : []))
  const byLine = (a: FileProblem, b: FileProblem) => (a.line ?? 0) - (b.line ?? 0)
  const problems = read.flatMap((one) => (Result.isFailure(one) ? [...one.failure].sort(byLine) : []))
  // A page with a fault of its own is not there, and links to it would be told as faults of others.
  if (problems.length > 0) return { documents, problems }
  const sources = new Map(documents.map(({ file, source }) => [file, source]))
  const faults = contentFaults(siteContentOf(documents)).map((fault) => ({ ...fault, file: fileOf(fault) }))
  const problemOf = (fault: (typeof faults)[number], place: number): FileProblem => {
    const { file, written, reason } = fault
    const before = faults.slice(0, place).filter((one) => one.file === file && one.written === written).length
    const line = linesWith(sources.get(file) ?? "", fault)[before]
    return { file, ...(line === undefined ? {} : { line }), reason }
  }
  return { documents, problems: faults.map(problemOf) }
}
