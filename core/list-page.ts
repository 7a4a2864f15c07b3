/** A page of a long list that is read by keyset, and the query that asks for it. */

/** Rows of one page. */
export const PAGE_ROWS = 25

/** Rows that fit a filter are counted up to here, so that a count costs the same however long the list is. */
export const MAX_COUNTED_ROWS = 1000

/** One page of a list. `next` and `previous` are the ids of rows, as `after` and `before` of the query name them. */
export type ListPage<Row> = {
  readonly rows: ReadonlyArray<Row>
  /** How many rows fit the filter on all pages, at most MAX_COUNTED_ROWS. */
  readonly count: number
  /** There are more than were counted. */
  readonly isCountCapped: boolean
  /** The last row's id; absent on the last page. */
  readonly next?: string
  /** The first row's id; absent on the first page. */
  readonly previous?: string
}

/** Where a page begins: behind a row, or before one; at the list's start without either. */
export type PagePosition = { readonly after?: string; readonly before?: string }

/**
 * The page made of what the database answered: one row more than a page holds was asked for, in reading order behind
 * `after`, in reverse order before `before`.
 */
export const listPage = <Row>(
  answered: ReadonlyArray<Row>,
  { after, before }: PagePosition,
  { counted, idOf }: { readonly counted: number; readonly idOf: (row: Row) => string }
): ListPage<Row> => {
  const hasFurther = answered.length > PAGE_ROWS
  const shown = answered.slice(0, PAGE_ROWS)
  const rows = before === undefined ? shown : shown.toReversed()
  const [first, last] = [rows[0], rows.at(-1)]
  const hasNext = before === undefined ? hasFurther : true
  const hasPrevious = before === undefined ? after !== undefined : hasFurther
  return {
    rows,
    count: Math.min(counted, MAX_COUNTED_ROWS),
    isCountCapped: counted > MAX_COUNTED_ROWS,
    ...(hasNext && last !== undefined ? { next: idOf(last) } : {}),
    ...(hasPrevious && first !== undefined ? { previous: idOf(first) } : {})
  }
}
