/** The payment stand-in that a shop starts is started again when it was killed, and what is damaged is told in words. */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest"
import { StandInProblem, startStandIns } from "../../../adapters/payments/start-stand-ins.ts"
import { readSettings } from "../../../adapters/settings.ts"
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
  await expect.poll(() => running().pid !== killed, { interval: 20, timeout: 20_000 }).toBe(true)
  expect(running().origin).toBe(env.STRIPE_URL)
  await expect.poll(isWell, { interval: 20, timeout: 20_000 }).toBe(true)
  expect(says.mock.calls.map(String)).toContain("The payment stand-in has ended; it is started again.")
  await expect
    .poll(() => says.mock.calls.map(String), { timeout: 20_000 })
    .toContain(`The payment stand-in runs again at ${env.STRIPE_URL}.`)
  await close()
  await expect.poll(isWell, { interval: 20, timeout: 20_000 }).toBe(false)
})

it("[F4] one that is just being started again when the shop closes goes with it", async () => {
  const { close } = await start()
  says.mockClear()
  const said = () => says.mock.calls.map(String)
  process.kill(running().pid, "SIGKILL")
  await expect
    .poll(said, { interval: 5, timeout: 20_000 })
    .toContain("The payment stand-in has ended; it is started again.")
  await close()
  await expect.poll(() => said().join(), { timeout: 20_000 }).toContain("runs again at")
  await expect.poll(isWell, { interval: 20, timeout: 5_000 }).toBe(false)
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
  await expect.poll(isWell, { interval: 20, timeout: 20_000 }).toBe(false)
  writeFileSync(file(name), text)
  const problem = await start().then(
    ({ close }) => close(),
    (problem: unknown) => problem
  )
  expect(problem).toBeInstanceOf(StandInProblem)
  expect(String(problem)).toMatch(words)
})
