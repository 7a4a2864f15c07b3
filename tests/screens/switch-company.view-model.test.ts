/** Going over to another company, step by step and in its time. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { SwitchCompanyViewModel } from "../../ui/session/switch-company.view-model.ts"

const switched = {
  session: { accessTokenExpires: 1, refreshTokenExpires: 2 },
  company: { customerId: "2004", name: "Barrow Maintenance", acctType: "A" }
} as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The switch with a shop that answers so, and the log of what was done around it. */
const switching = (answer: unknown) => {
  const log: Array<unknown> = []
  const call = (async (name: string, request: { readonly body: unknown }) => {
    log.push([name, request.body])
    return answer
  }) as unknown as CallApi
  const change = new SwitchCompanyViewModel(call, {
    switchCompany: async (to) => void log.push(["over", to.company.customerId, change.message]),
    askCode: async (step, customerId) => void log.push(["code", step.token, customerId]),
    close: () => log.push(["close", change.message?.text]),
    reload: () => log.push(["reload"])
  })
  return { change, log }
}

const asked = ["POST /users/auth/switchCustomer", { customerId: "2004" }]

it("[COMP-02] says 'company switch failed' where the shop refuses, and changes nothing else", async () => {
  const { change, log } = switching({ ok: false, error: true, status: 403, code: "COMPANY_SELECTION", msg: "no" })
  await change.switchTo("2004")
  await vi.advanceTimersByTimeAsync(10_000)
  expect([change.message, change.targetCustomerId, log]).toEqual([
    { type: "error", text: "company switch failed" },
    undefined,
    [asked]
  ])
})

it("[COMP-02] clears first, then says 'company switch success', closes 500 ms later and reloads 600 ms after that", async () => {
  const { change, log } = switching({ ok: true, data: switched })
  void change.switchTo("2004")
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toEqual([asked, ["over", "2004", undefined]])
  expect(change.message).toEqual({ type: "success", text: "company switch success" })
  await vi.advanceTimersByTimeAsync(499)
  expect(log).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(log.at(-1)).toEqual(["close", "company switch success"])
  await vi.advanceTimersByTimeAsync(599)
  expect(log).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(log.at(-1)).toEqual(["reload"])
})

it("[AUTH-05] [COMP-02] hands over to the code's page where the company asks for one, and has gone over nowhere", async () => {
  const { change, log } = switching({ ok: true, data: { step: "two_factor", token: "T", sentTo: ["d•••@x"] } })
  await change.switchTo("2004")
  await vi.advanceTimersByTimeAsync(10_000)
  expect([change.message, change.targetCustomerId, log]).toEqual([undefined, undefined, [asked, ["code", "T", "2004"]]])
})

it("goes over once, however often it is pressed", async () => {
  const { change, log } = switching({ ok: true, data: switched })
  void change.switchTo("2004")
  void change.switchTo("2005")
  await vi.advanceTimersByTimeAsync(2000)
  expect(log.filter((entry) => Array.isArray(entry) && entry[0] === asked[0])).toEqual([asked])
})
