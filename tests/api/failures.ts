/** What the shop answers when it can't do what was asked. */
import { expect } from "vitest"
import type { ApiResponse } from "./shop-under-test.ts"

/** Holds an answer to the one shape of every failure, and to its status and code. */
export const expectFailure = (told: ApiResponse, status: number, code: string): void => {
  expect(told.status).toBe(status)
  expect(told.headers.get("content-type")).toMatch(/^application\/json/)
  expect(told.json).toMatchObject({ error: true, code, msg: expect.stringMatching(/\S/) })
  const { fields, lines, success, ...rest } = told.json as Record<string, unknown>
  expect(Object.keys(rest).sort()).toEqual(["code", "error", "msg"])
  expect(typeof fields === "undefined" || Object.values(fields as object).every((one) => typeof one === "string")).toBe(
    true
  )
  expect(lines).toBeUndefined()
  // [CALL-11] Only where an answer says it, too.
  expect([undefined, false]).toContain(success)
}

/** A failure that names each bad field. */
export const expectMalformed = (told: ApiResponse, fields: ReadonlyArray<string>): void => {
  expectFailure(told, 400, "MALFORMED")
  const { fields: named } = told.json as { readonly fields: object }
  expect(Object.keys(named).sort()).toEqual([...fields].sort())
}

/** What stands in `data`, which is all that an answer holds. */
export const dataOf = (told: ApiResponse): unknown => {
  expect(told.status, told.text).toBe(200)
  expect(Object.keys(told.json as object)).toEqual(["data"])
  return (told.json as { readonly data: unknown }).data
}
