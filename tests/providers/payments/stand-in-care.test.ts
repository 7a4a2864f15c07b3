/** The payment stand-in that a shop starts is started again when it was killed, and what is damaged is told in words. */
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest"
import { StandInProblem, startStandIns } from "../../../adapters/payments/start-stand-ins.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { freshFolder } from "./running-stripe.ts"

const says = vi.spyOn(console, "error").mockImplementation(() => undefined)
afterAll(() => says.mockRestore())

let place = freshFolder()
beforeEach(() => {
  place = freshFolder()
})
afterEach(() => place.remove())

const start = () => startStandIns(readSettings({ DATA_DIR: place.folder, PORT: "3999" }), true)
const file = (name: string) => join(place.folder, "stripe", name)
const running = () => JSON.parse(readFileSync(file("stand-in.json"), "utf8")) as { pid: number; origin: string }
const isWell = () =>
  fetch(`${running().origin}/__health`).then(
    ({ ok }) => ok,
    () => false
  )

it("[F4] one that was killed is started again where the shop looks for it, and goes with the shop", async () => {
  const { close, env } = await start()
  const killed = running().pid
  process.kill(killed, "SIGKILL")
  await expect.poll(() => running().pid !== killed, { interval: 20 }).toBe(true)
  expect(running().origin).toBe(env.STRIPE_URL)
  await expect.poll(isWell, { interval: 20 }).toBe(true)
  expect(says.mock.calls.map(String)).toContain("The payment stand-in has ended; it is started again.")
  await expect
    .poll(() => says.mock.calls.map(String))
    .toContain(`The payment stand-in runs again at ${env.STRIPE_URL}.`)
  await close()
  await expect.poll(isWell, { interval: 20 }).toBe(false)
})

it("[F3] of two shops on one folder each has its pages and its reports, also when the other has gone", async () => {
  const reports: Array<string> = []
  const receiver = createServer((request, response) => {
    reports.push(request.url ?? "")
    response.end()
  }).listen(0, "127.0.0.1")
  await once(receiver, "listening")
  const { port } = receiver.address() as AddressInfo
  const shopAt = (shopPort: number) =>
    startStandIns(readSettings({ DATA_DIR: place.folder, PORT: String(shopPort) }), true)
  const first = await shopAt(port)
  const second = await shopAt(3998)
  const preflight = (origin: string) =>
    fetch(`${running().origin}/v1/payment_methods`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" }
    }).then(({ headers }) => headers.get("access-control-allow-origin"))
  const origins = [`http://127.0.0.1:${port}`, "http://127.0.0.1:3998"]
  expect(await Promise.all(origins.map(preflight))).toEqual(origins)
  await second.close()
  expect(await Promise.all(origins.map(preflight))).toEqual([origins[0], null])
  const { STRIPE_URL = "", STRIPE_SECRET_KEY = "" } = first.env
  const post = (path: string, body: string) =>
    fetch(`${STRIPE_URL}/v1/payment_intents${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, "content-type": "application/x-www-form-urlencoded" },
      body
    }).then((answer) => answer.json() as Promise<{ readonly id: string; readonly status: string }>)
  const intent = await post("", "amount=1000&currency=aud")
  expect((await post(`/${intent.id}/cancel`, "")).status).toBe("canceled")
  await expect.poll(() => reports).toContain("/api/webhooks/stripe")
  await first.close()
  receiver.close()
  await expect.poll(isWell, { interval: 20 }).toBe(false)
})

it("[F4] one that is just being started again when the shop closes goes with it", async () => {
  const { close } = await start()
  says.mockClear()
  const said = () => says.mock.calls.map(String)
  process.kill(running().pid, "SIGKILL")
  await expect.poll(said, { interval: 5 }).toContain("The payment stand-in has ended; it is started again.")
  await close()
  await expect.poll(() => said().join()).toContain("runs again at")
  await expect.poll(isWell, { interval: 20 }).toBe(false)
})

it.each([
  ["keys.json", '{"secretKey": "sk_te', /keys\.json is damaged.*\n.*delete the file/],
  ["keys.json", "{}", /keys\.json is damaged/],
  [
    "log.jsonl",
    'gibberish\n{"type":"a","id":"b"}\n',
    /did not start: .*log\.jsonl is damaged at byte 0.*\n.*put a copy back/
  ]
])("[F4] a damaged %s (%j) stops the shop with words and what to do", async (name, text, words) => {
  const { close } = await start()
  await close()
  await expect.poll(isWell, { interval: 20 }).toBe(false)
  writeFileSync(file(name), text)
  const problem = await start().then(
    ({ close }) => close(),
    (problem: unknown) => problem
  )
  expect(problem).toBeInstanceOf(StandInProblem)
  expect(String(problem)).toMatch(words)
})
