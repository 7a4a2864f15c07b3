/** Which status a failed page answers with. */
import { expect, it } from "vitest"
import { statusOf } from "../../../ui/page/status-of.ts"

it.each<readonly [unknown, number]>([
  [{ statusCode: 503 }, 503],
  [{ statusCode: 429, status: 404, response: { status: 403 } }, 429],
  [{ status: 422 }, 422],
  [{ status: 422, response: { status: 403 } }, 422],
  [{ response: { status: 409 } }, 409],
  [Object.assign(new Error("no answer"), { status: 502 }), 502],
  [{ statusCode: "503", status: 401 }, 401],
  [{ statusCode: 200 }, 500],
  [{ status: 0, response: { status: 599 } }, 599],
  [{ statusCode: 600 }, 500],
  [{ status: 404.5 }, 500],
  [{ response: null }, 500],
  [new Error("a bug"), 500],
  ["thrown text", 500],
  [undefined, 500],
  [null, 500]
])("[ROUTE-10] %j answers %i", (error, status) => {
  expect(statusOf(error)).toBe(status)
})
