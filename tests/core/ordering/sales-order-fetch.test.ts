/** What is said where one order could not be had. */
import { describe, expect, it } from "vitest"
import { type OrderFetchResponse, orderFetchProblem } from "../../../core/orders/sales-order-fetch.ts"

const order = { orderNo: "100000017" }

describe("[ORD-01] Asking for an order", () => {
  it("[ORD-01] answers it where it is there", () =>
    expect(orderFetchProblem({ status: 200, body: { data: order } })).toBeUndefined())

  it.each<[string, OrderFetchResponse | undefined, string]>([
    ["no answer", undefined, "Unknown Error"],
    ["a status of its own", { status: 503, statusText: "Service Unavailable" }, "Service Unavailable"],
    ["a status without a text", { status: 503 }, "Unknown Error"],
    ["an empty status text", { status: 503, statusText: "" }, "Unknown Error"],
    [
      "a status other than 200, whatever is in it",
      { status: 202, statusText: "Accepted", body: { data: order } },
      "Accepted"
    ],
    ["no data", { status: 200, statusText: "OK" }, "OK"],
    ["empty data", { status: 200, body: { data: null } }, "Unknown Error"],
    ["a body that is none", { status: 200, body: "<html>" }, "Unknown Error"],
    [
      "an error with its words",
      { status: 404, statusText: "Not Found", body: { error: true, msg: "No such order" } },
      "No such order"
    ],
    ["an error in a 200", { status: 200, body: { error: true, msg: "No such order" } }, "No such order"],
    ["an error without words", { status: 500, statusText: "Oops", body: { error: true } }, "Oops"]
  ])("[ORD-01] says why: %s", (_, response, said) => expect(orderFetchProblem(response)).toBe(said))
})
