/** Stands in for the test runner: takes the tests of a file down, so that they can be run again and again in one process. */
import { assert, expect } from "vitest"

export { assert, expect }

type Row = ReadonlyArray<unknown> | unknown
type Body = (...row: ReadonlyArray<never>) => unknown

const collected: Array<() => unknown> = []

/** The tests of the files that were loaded last. */
export const takeCollected = (): ReadonlyArray<() => unknown> => collected.splice(0)

/** As the runner does it: a row is spread over the arguments only where every row is a list. */
const withRows = (body: Body, rows: ReadonlyArray<Row>): ReadonlyArray<() => unknown> => {
  const areLists = rows.every((row) => Array.isArray(row))
  return rows.map((row) => () => body(...((areLists ? row : [row]) as ReadonlyArray<never>)))
}

export const it = Object.assign((_: string, body: Body) => void collected.push(() => body()), {
  each: (rows: ReadonlyArray<Row>) => (_: string, body: Body) => void collected.push(...withRows(body, rows))
})

export const describe = Object.assign((_: string, body: Body) => body(), {
  each: (rows: ReadonlyArray<Row>) => (_: string, body: Body) => {
    for (const run of withRows(body, rows)) run()
  },
  runIf: (is: unknown) => (_: string, body: Body) => (is ? body() : undefined)
})
