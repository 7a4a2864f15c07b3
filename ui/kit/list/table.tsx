/**
 * The list recipe, part 2 of 5: a table that can be sorted by its heads; on a phone each row is a block of its own, and still
 * a row of a table to who only hears it.
 */
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { QueryParameters } from "../query-string.ts"
import styles from "./list.module.css"
import type { ListWords } from "./list-words.ts"

export type Column<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** The name that the address sorts it by, `total`, and `-total` from the most down. */
  readonly sort?: string
  /** Figures stand one below the other. */
  readonly isNumber?: boolean
  /** What the row is called; one column of a table. */
  readonly isRowHead?: boolean
  /** Something that somebody typed: broken anywhere where it is too long. */
  readonly isTyped?: boolean
  /** Stays on one line. */
  readonly isCompact?: boolean
  /** On a phone beside the row's head, without a name of its own. */
  readonly isLead?: boolean
  /** Something to press: not on paper, and on a phone without the column's name. */
  readonly isAction?: boolean
}

type Props<Row> = {
  readonly words: Pick<ListWords, "caption" | "sortBy" | "sortedUp" | "sortedDown">
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly rowKey: (row: Row) => string
  readonly sort: string
  readonly addressSorted: (sort: string) => QueryParameters
  readonly isBusy: boolean
}

/** Said besides the elements themselves, which are no table to some browsers where they are laid out otherwise. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" }
} as const

/** From the most down first: the newest and the largest are looked for most. */
const nextSort = (column: string, sort: string): string => (sort === `-${column}` ? column : `-${column}`)

/** From so many columns on a table needs most of a wide window. */
const MANY_COLUMNS = 8

export const Table = <Row,>({ words, columns, rows, rowKey, sort, addressSorted, isBusy }: Props<Row>) => (
  <div className={columns.length < MANY_COLUMNS ? styles.room : `${styles.room} ${styles.many}`}>
    <table {...roles.table} className={styles.table} aria-busy={isBusy}>
      <caption className="hidden">{words.caption}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <Head key={column.head} words={words} column={column} sort={sort} addressSorted={addressSorted} />
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...roles.row}>
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const classOf = ({
  isNumber,
  isTyped,
  isCompact,
  isRowHead,
  isLead,
  isAction
}: Omit<Column<unknown>, "cell">): string =>
  [
    isNumber && styles.number,
    isTyped && styles.typed,
    isCompact && styles.compact,
    isRowHead && styles.rowHead,
    isLead && styles.lead,
    isAction && styles.action
  ]
    .filter(Boolean)
    .join(" ")

const Cell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) =>
  column.isRowHead ? (
    <th {...roles.rowheader} scope="row" className={classOf(column)}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...roles.cell} className={classOf(column)} data-head={column.head}>
      {column.cell(row)}
    </td>
  )

type HeadProps<Row> = Pick<Props<Row>, "words" | "sort" | "addressSorted"> & { readonly column: Column<Row> }

const Head = <Row,>({
  words,
  column: { head, sort: name, isNumber, isAction },
  sort,
  addressSorted
}: HeadProps<Row>) => {
  const className = ["label", isNumber && styles.number, isAction && styles.action].filter(Boolean).join(" ")
  if (name === undefined)
    return (
      <th {...roles.columnheader} scope="col" className={className}>
        {head}
      </th>
    )
  const isDown = sort === `-${name}`
  const isSorted = isDown || sort === name
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={`${className} ${styles.sortable}`}
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"}
    >
      <Link
        to="."
        search={addressSorted(nextSort(name, sort))}
        activeOptions={{ exact: true }}
        resetScroll={false}
        title={`${words.sortBy} ${head}`}
      >
        {head}
        <span aria-hidden="true" className={styles.arrow}>
          {isSorted ? (isDown ? words.sortedDown : words.sortedUp) : ""}
        </span>
      </Link>
    </th>
  )
}
