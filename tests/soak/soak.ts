/** `npm run soak`: a shop full of shoppers is hurt in every way, round after round, and its books are looked through after each. ROUNDS and SEED set how often and which, FAULT (a part of a fault's name) only those. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { itemInStock, lastPieces } from "../api/ordering/order-items.ts"
import { consistencyProblems } from "../faults/consistency-check.ts"
import { type CrowdObservations, runCrowd } from "../faults/crowd.ts"
import { ownDatabase } from "../faults/own-database.ts"
import { seededRandom } from "../faults/seeded-random.ts"
import { shopperOf, standInOf } from "../faults/shop-process.ts"
import { freePort } from "../free-port.ts"
import { faults } from "./faults.ts"
import { methodProblems, truckProblems } from "./method-books.ts"
import { mixedShoppers } from "./mixed-orders.ts"
import { BUYERS, REMAINING_PIECES, rush } from "./rush.ts"
import { type SoakShop, startSite } from "./soak-shop.ts"

const rounds = Number(process.env.ROUNDS ?? 100)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const SHOPPERS = 6
/** And so many more who order by every other way to pay, and by every way to deliver. */
const MIXED = 5
/** So many more orders are placed after the fault before a round is over, or so long waited for them. */
const MORE = 5
const LONGEST_MS = 30_000

type Mixed = Awaited<ReturnType<typeof mixedShoppers>>
type Round = {
  readonly fault: string
  readonly ms: number
  readonly seen: CrowdObservations
  readonly wrong: ReadonlyArray<string>
}

const openSite = async (folder: string): Promise<SoakShop> => {
  const place = { folder, port: await freePort() }
  const process = await startSite(place)
  return { ...place, process, own: ownDatabase(folder), standIn: standInOf(folder), random: seededRandom(seed) }
}

const round = async (site: SoakShop, fault: string, mixed: Mixed): Promise<Round> => {
  const { port, random, own, standIn } = site
  const things = await Promise.all([1, 2, 4, 5].map((nth) => itemInStock(own.query, 1, nth)))
  let ms = 0
  const byFault: Array<string> = []
  const meanwhile = async ({ placed }: CrowdObservations) => {
    ms = (await faults[fault]?.(site, byFault)) ?? 0
    const enough = placed.length + MORE
    for (const until = Date.now() + LONGEST_MS; placed.length < enough && Date.now() < until; ) await pause(20)
  }
  const seen = await runCrowd({ port, things, random }, SHOPPERS, meanwhile, mixed)
  const books = [
    ...(await consistencyProblems(own.query, standIn, seen.placed)),
    ...(await methodProblems(own.query, standIn)),
    ...(await truckProblems(own.query))
  ]
  const wrong = [...byFault, ...seen.wrong, ...books]
  return { fault, ms, seen, wrong }
}

const counted = (all: ReadonlyArray<unknown>) =>
  Object.entries(Object.groupBy(all, String))
    .map(([what, some]) => `${some?.length} ${what}`)
    .join(", ") || "none"

const told = ({ fault, ms, seen, wrong }: Round, nth: number) => {
  const statuses = [...seen.statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${times} x ${status}`)
  const ends = `${seen.placed.length} placed, ${seen.refused.length} refused, ${seen.left.length} left alone`
  return `${nth} ${fault}: ${Math.round(ms)} ms; ${ends}; ${statuses.join(", ")}${wrong.map((one) => `\n  WRONG ${one}`).join("")}`
}

const figures = (all: ReadonlyArray<Round>) => {
  for (const [fault, some = []] of Object.entries(Object.groupBy(all, (one) => one.fault))) {
    const times = some.map(({ ms }) => ms).sort((one, other) => one - other)
    const middle = Math.round(times[Math.floor(times.length / 2)] ?? 0)
    console.log(
      `${fault}: ${some.length} rounds, again after ${middle} ms (longest ${Math.round(times.at(-1) ?? 0)} ms)`
    )
  }
  const sum = (of: (one: Round) => number) => all.reduce((total, one) => total + of(one), 0)
  console.log(`Refused: ${counted(all.flatMap(({ seen }) => seen.refused))}`)
  console.log(
    `${all.length} rounds, ${sum(({ seen }) => seen.placed.length)} orders placed, ${sum(({ wrong }) => wrong.length)} things wrong; SEED=${seed}`
  )
}

const soak = async (folder: string): Promise<number> => {
  console.log(`${rounds} rounds, SEED=${seed}`)
  const site = await openSite(folder)
  const all: Array<Round> = []
  try {
    const { seconds, sold, isRight } = await rush(
      () => shopperOf(site.port),
      await lastPieces(site.own.query, REMAINING_PIECES)
    )
    console.log(
      `${BUYERS} buyers of the last ${REMAINING_PIECES}: ${sold} got one, in ${Math.round(seconds * 1000)} ms`
    )
    const mixed = await mixedShoppers(site, MIXED)
    const names = Object.keys(faults).filter((name) => name.includes(process.env.FAULT ?? ""))
    for (let nth = 0; nth < rounds; nth += 1) {
      const done = await round(site, names[nth % names.length] ?? "", mixed)
      all.push(done)
      console.log(told(done, nth + 1))
    }
    figures(all)
    const ended = Object.entries(mixed.counts).map(([what, times]) => `${times} ${what}`)
    console.log(`Besides cards for pickup: ${ended.join(", ")}`)
    return isRight && all.every(({ wrong }) => wrong.length === 0) ? 0 : 1
  } finally {
    await site.process.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), "lineal-soak-"))
process.exitCode = await soak(folder)
// What went wrong can be looked at where it lies.
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true })
else console.log(`The shop's folder is kept: ${folder}`)
