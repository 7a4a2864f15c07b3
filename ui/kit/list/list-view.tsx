/** The list recipe, part 5 of 5: filters, count, table and pager put together, with what is said of an empty list and a failed one. */
import { Link, useRouterState } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { ListPage } from "../../../core/list-page.ts"
import { PAGE_ROWS } from "../../../core/list-page.ts"
import { numberText } from "../../../core/number-text.ts"
import { Filters } from "./filters.tsx"
import styles from "./list.module.css"
import {
  besidePage,
  filterOf,
  hasFilter,
  type ListDefinition,
  type ListFilter,
  type ListState,
  listAddress,
  withFilter,
  withSort
} from "./list-address.ts"
import type { ListWords } from "./list-words.ts"
import { Pager } from "./pager.tsx"
import { type Column, Table } from "./table.tsx"

type Props<Row, Sort extends string> = {
  readonly words: ListWords
  readonly definition: ListDefinition<string, Sort>
  readonly state: ListState<string, Sort>
  /** Undefined where it could not be had. */
  readonly page: ListPage<Row> | undefined
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rowKey: (row: Row) => string
  readonly dayText: (day: string) => string
  /** What stands in the place of rows that could not be had. */
  readonly failure: ReactNode
  /** What stands there where there is nothing to list, whatever is filtered. */
  readonly empty: ReactNode
  /** What can be done with the list, beside its count. */
  readonly actions?: ReactNode
}

export const ListView = <Row, Sort extends string>(props: Props<Row, Sort>) => {
  const { words, definition, state, page, columns, rowKey, dayText, failure, empty, actions } = props
  const isBusy = useRouterState({ select: ({ isLoading }) => isLoading })
  const hasRows = page !== undefined && page.rows.length > 0
  const address = (next: ListState<string, Sort>) => listAddress(definition, next)
  const addressFiltered = (filter: ListFilter) => address(withFilter(state, filter))
  return (
    <>
      <Filters
        words={words}
        filter={filterOf(state)}
        statuses={definition.statuses}
        sort={state.sort === definition.sorts[0] ? undefined : state.sort}
        addressFiltered={addressFiltered}
        dayText={dayText}
      />
      {/* Without rows there is nothing to count: what loads then is only heard. */}
      <div className={hasRows ? styles.bar : "hidden"}>
        <p role="status">{isBusy ? words.loading : page ? countText(words, state, page) : ""}</p>
        {hasRows ? actions : null}
      </div>
      {page === undefined ? (
        failure
      ) : hasRows ? (
        <Table
          words={words}
          columns={columns}
          rows={page.rows}
          rowKey={rowKey}
          sort={state.sort}
          addressSorted={(sort) => address(withSort(state, sort as Sort))}
          isBusy={isBusy}
        />
      ) : hasFilter(state) ? (
        <div className={styles.none}>
          <p>{words.noMatch}</p>
          <Link to="." search={addressFiltered({})} activeOptions={{ exact: true }} className="btn quiet">
            {words.clearFilters}
          </Link>
        </div>
      ) : (
        <div className={styles.none}>{empty}</div>
      )}
      {page ? (
        <Pager
          words={words}
          page={state.page}
          pages={page.isCountCapped ? undefined : Math.max(state.page, Math.ceil(page.count / PAGE_ROWS))}
          previous={page.previous ? address(besidePage(state, { before: page.previous })) : undefined}
          next={page.next ? address(besidePage(state, { after: page.next })) : undefined}
        />
      ) : null}
    </>
  )
}

const countText = <Row,>(
  words: ListWords,
  { page }: ListState,
  { rows, count, isCountCapped }: ListPage<Row>
): string => {
  if (rows.length === 0) return ""
  const first = (page - 1) * PAGE_ROWS + 1
  return words.shown(numberText(first), numberText(first + rows.length - 1), numberText(count), isCountCapped)
}
