/** The rows of a table in the order of one of its columns. */

/** Letters as a reader looks them up, and the figures in them by their size: `M8` before `M12`. */
const compareText = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true })

const compare = (one: number | string, other: number | string): number =>
  typeof one === "number" && typeof other === "number" ? one - other : compareText(String(one), String(other))

/** [EXP-28] What has no value in the column stands last either way, and what is equal there as it stood. */
export const sortedRows = <Row>(
  rows: ReadonlyArray<Row>,
  rowValue: (row: Row) => number | string | undefined,
  isDescending: boolean
): ReadonlyArray<Row> => {
  const direction = isDescending ? -1 : 1
  return rows.toSorted((first, second) => {
    const one = rowValue(first)
    const other = rowValue(second)
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    return direction * compare(one, other)
  })
}
