/** Stands in for the test runner: takes the tests of a file down, so that they can be run again and again in one process. */
import { assert, expect } from "vitest"

export { assert, expect }

type Row = ReadonlyArray<unknown> | unknown
type Body = (...row: ReadonlyArray<never>) => unknown

const collected: Array<() => unknown> = []

/** The tests of the files that were loaded last. */
export const takeCollected = (): ReadonlyArray<() => unknown> => collected.splice(0)

const withRow = (body: Body, row: Row) => () =>
  body(...([row].flat() as ReadonlyArray<unknown> as ReadonlyArray<never>))

export const it = Object.assign((_: string, body: Body) => void collected.push(withRow(body, [])), {
  each: (rows: ReadonlyArray<Row>) => (_: string, body: Body) => {
    for (const row of rows) collected.push(withRow(body, row))
  }
})

export const describe = Object.assign((_: string, body: Body) => body(), {
  each: (rows: ReadonlyArray<Row>) => (_: string, body: Body) => {
    for (const row of rows) withRow(body, row)()
  },
  runIf: (is: unknown) => (_: string, body: Body) => (is ? body() : undefined)
})
