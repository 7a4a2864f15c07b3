/**
 * The list recipe, part 4 of 5: words, a status and days that narrow a list down, kept in the address. Without scripts the
 * form itself asks.
 */
import { Link, useNavigate } from "@tanstack/react-router"
import { type FormEvent, useEffect, useRef, useState } from "react"
import type { QueryParameters } from "../query-string.ts"
import styles from "./list.module.css"
import type { ListFilter } from "./list-address.ts"
import type { ListWords } from "./list-words.ts"

type Props = {
  readonly words: ListWords
  readonly filter: ListFilter
  readonly statuses: ReadonlyArray<string>
  /** How the rows are sorted, where that is not as they begin. */
  readonly sort: string | undefined
  readonly addressFiltered: (filter: ListFilter) => QueryParameters
  readonly dayText: (day: string) => string
}

/** What stands in a box: as it is typed, and as the address has it once that changes, by Back or by a filter let go. */
const useTyped = (value = "") => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return [typed, setTyped] as const
}

/** A year that is still being typed is no day to ask for. */
const isWholeDay = (day: string): boolean => day === "" || Number(day.slice(0, 4)) >= 1990

export const Filters = ({ words, filter, statuses, sort, addressFiltered, dayText }: Props) => {
  const navigate = useNavigate()
  const filters = useRef<HTMLElement>(null)
  const [search, setSearch] = useTyped(filter.search)
  const [fromDate, setFromDate] = useTyped(filter.fromDate)
  const [toDate, setToDate] = useTyped(filter.toDate)
  const apply = (change: ListFilter) =>
    void navigate({ to: ".", search: addressFiltered({ ...filter, search, ...change }), resetScroll: false })
  const applyTyped = (event: FormEvent) => {
    event.preventDefault()
    apply({ fromDate, toDate })
  }
  return (
    <search ref={filters} tabIndex={-1} className={styles.filters}>
      <form method="get" onSubmit={applyTyped} aria-label={words.search}>
        <label className={styles.words}>
          <span className="label">{words.searchLabel}</span>
          <span className={styles.box}>
            <input
              type="search"
              name="search"
              value={search}
              placeholder={words.searchHelp}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={({ target }) => {
                setSearch(target.value)
                // Cleared, by its own button or by hand, it asks for all of them again.
                if (target.value === "" && filter.search) apply({ search: "" })
              }}
            />
            <button type="submit" className="btn">
              {words.search}
            </button>
          </span>
        </label>
        <label>
          <span className="label">{words.status}</span>
          <select name="status" value={filter.status ?? ""} onChange={({ target }) => apply({ status: target.value })}>
            <option value="">{words.anyStatus}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {words.statuses[status]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">{words.from}</span>
          <input
            type="date"
            name="fromDate"
            value={fromDate}
            max={toDate || undefined}
            onChange={({ target: { value } }) => {
              setFromDate(value)
              if (isWholeDay(value)) apply({ fromDate: value })
            }}
          />
        </label>
        <label>
          <span className="label">{words.to}</span>
          <input
            type="date"
            name="toDate"
            value={toDate}
            min={fromDate || undefined}
            onChange={({ target: { value } }) => {
              setToDate(value)
              if (isWholeDay(value)) apply({ toDate: value })
            }}
          />
        </label>
        {sort === undefined ? null : <input type="hidden" name="sort" value={sort} />}
      </form>
      <Applied
        words={words}
        filter={filter}
        addressFiltered={addressFiltered}
        dayText={dayText}
        onRemove={() => filters.current?.focus({ preventScroll: true })}
      />
    </search>
  )
}

/** What is chosen, in one place, each to be let go alone or all at once; `onRemove` takes the focus of the link that goes. */
const Applied = ({
  words,
  filter,
  addressFiltered,
  dayText,
  onRemove
}: Omit<Props, "statuses" | "sort"> & { readonly onRemove: () => void }) => {
  const { search, status, fromDate, toDate } = filter
  const applied: ReadonlyArray<readonly [keyof ListFilter, string | undefined]> = [
    ["search", search && words.searched(search)],
    ["status", status && words.statuses[status]],
    ["fromDate", fromDate && words.since(dayText(fromDate))],
    ["toDate", toDate && words.until(dayText(toDate))]
  ]
  const chosen = applied.flatMap(([name, text]) => (text ? [{ name, text }] : []))
  if (chosen.length === 0) return null
  return (
    <ul className={styles.applied}>
      {chosen.map(({ name, text }) => {
        const { [name]: _, ...others } = filter
        return (
          <li key={name}>
            <Link
              to="."
              search={addressFiltered(others)}
              activeOptions={{ exact: true }}
              resetScroll={false}
              aria-label={words.remove(text)}
              onClick={onRemove}
            >
              {text} <span aria-hidden="true">×</span>
            </Link>
          </li>
        )
      })}
      {chosen.length > 1 ? (
        <li>
          <Link
            to="."
            search={addressFiltered({})}
            activeOptions={{ exact: true }}
            resetScroll={false}
            className={styles.clear}
            onClick={onRemove}
          >
            {words.clearAll}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
