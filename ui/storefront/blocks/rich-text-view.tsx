/** Text with headings, lists, quotations and tables as staff wrote it; every part is an element of its own, and none of it is HTML. */
import { Fragment, type ReactNode } from "react"
import { ContentLink } from "../../page/content-link.tsx"
import type { LoadedBlock } from "./load-blocks.ts"
import styles from "./rich-text.module.css"

type RichText = Extract<LoadedBlock, { is: "text" }>["text"]
type TextBlock = RichText[number]
type TextSpan = Extract<TextBlock, { is: "paragraph" }>["line"][number]

/** What is shown is never put in another order. */
const keyed = <A,>(items: ReadonlyArray<A>, show: (item: A) => ReactNode): ReactNode =>
  items
    .map((item, place) => ({ item, key: `${place}` }))
    .map(({ item, key }) => <Fragment key={key}>{show(item)}</Fragment>)

const Span = ({ span: { text, marks = [], to } }: { span: TextSpan }) => {
  let shown: ReactNode = text
  if (marks.includes("code")) shown = <code>{shown}</code>
  if (marks.includes("emphasis")) shown = <em>{shown}</em>
  if (marks.includes("strong")) shown = <strong>{shown}</strong>
  return to === undefined ? shown : <ContentLink to={to}>{shown}</ContentLink>
}

const Line = ({ line }: { line: ReadonlyArray<TextSpan> }) => keyed(line, (span) => <Span span={span} />)

type TableProps = { readonly table: Extract<TextBlock, { is: "table" }> }

/** Wider than the page it scrolls within itself, by keys as well. */
const Table = ({ table: { columns, rows } }: TableProps) => {
  const name = columns.map((line) => line.map(({ text }) => text).join("")).join(", ")
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {keyed(columns, (line) =>
              // Above the names of the rows there may be nothing to say.
              line.length === 0 ? (
                <td />
              ) : (
                <th scope="col">
                  <Line line={line} />
                </th>
              )
            )}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, ([first, ...cells]) => (
            <tr>
              <th scope="row">
                <Line line={first ?? []} />
              </th>
              {keyed(cells, (line) => (
                <td>
                  <Line line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Heading = ({ level, id, text }: { level: number; id: string | undefined; text: string }) => {
  if (level === 2) return <h2 id={id}>{text}</h2>
  return level === 3 ? <h3 id={id}>{text}</h3> : <h4 id={id}>{text}</h4>
}

const Block = ({ block, anchor }: { block: TextBlock; anchor: string | undefined }) => {
  switch (block.is) {
    case "heading":
      return <Heading level={block.level} id={anchor} text={block.text} />
    case "paragraph":
      return (
        <p>
          <Line line={block.line} />
        </p>
      )
    case "list": {
      const items = keyed(block.items, (line) => (
        <li>
          <Line line={line} />
        </li>
      ))
      return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case "quotation":
      return (
        <blockquote>
          {keyed(block.lines, (line) => (
            <p>
              <Line line={line} />
            </p>
          ))}
        </blockquote>
      )
    case "table":
      return <Table table={block} />
  }
}

export const RichTextView = ({
  text,
  anchors: all
}: Pick<Extract<LoadedBlock, { is: "text" }>, "text" | "anchors">) => {
  const anchors = all[Symbol.iterator]()
  const blocks = text.map((block) => ({ block, anchor: block.is === "heading" ? anchors.next().value : undefined }))
  return (
    <div className={styles.prose}>
      {keyed(blocks, (one) => (
        <Block {...one} />
      ))}
    </div>
  )
}
