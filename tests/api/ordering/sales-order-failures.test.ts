/** Calls about a company's orders while the shop can't read them: what is answered, and what is logged. */
import { afterEach, expect, it, vi } from "vitest"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { logInAtCompany } from "../account/company-people.ts"
import { expectFailure } from "../failures.ts"
import { type ApiResponse, shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off", LOG_LEVEL: "info" })
const { query } = shop.database

afterEach(() => void vi.restoreAllMocks())

/** What the shop logs of failures while it works. */
const logged = async <A>(work: () => Promise<A>): Promise<readonly [A, ReadonlyArray<string>]> => {
  const lines: Array<string> = []
  for (const name of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)))
  const answer = await work()
  vi.restoreAllMocks()
  return [answer, lines]
}

it("[ORD-02] [CALL-12] while orders can't be read, list and change are logged and answer nothing of them, and e-mail and file answer the error itself", async () => {
  const dana = await logInAtCompany(shop, "dana@ironbark.example")
  const [orderNo = ""] = await insertCompanyOrders(query, { customerId: "2001", contactId: "P02", status: "placed" })
  const texts = { newPo: "SITE-9", newInstructions: "", newContactName: "Sam Okafor", newContactPhone: "0491 570 737" }
  const calls: ReadonlyArray<readonly [path: string, ask: () => Promise<ApiResponse>]> = [
    ["/api/users/details/salesorder/list", () => dana.ask("GET", "/users/details/salesorder/list")],
    [
      "/api/users/details/salesorder/update",
      () => dana.post("/users/details/salesorder/update", { orderNo, ...texts })
    ],
    ["/api/users/salesorder/email", () => dana.post("/users/salesorder/email", { orderNo })],
    ["/api/users/salesorder/stream", () => dana.post("/users/salesorder/stream", { document: "tax-invoice", orderNo })]
  ]
  await query("ALTER TABLE shop_order RENAME TO shop_order_away")
  try {
    for (const [path, ask] of calls) {
      const [answer, lines] = await logged(ask)
      expectFailure(answer, 503, "UNAVAILABLE")
      expect(answer.json).not.toHaveProperty("data")
      // Why, for whoever runs the shop. A job that missed the orders meanwhile says in words what could not be done.
      const told = lines.filter((line) => line.startsWith('{"message":{"_tag":"Unavailable","part":"orders"'))
      expect([path, told.length]).toEqual([path, 1])
      expect(told[0]).toMatch(/relation .{1,3}shop_order.{1,3} does not exist.*"level":"ERROR"/)
    }
  } finally {
    await query("ALTER TABLE shop_order_away RENAME TO shop_order")
  }
  expect((await dana.post("/users/salesorder/email", { orderNo })).status).toBe(200)
})
