/** The ways in which a round of the soak hurts a shop that is full of shoppers, and how long the shop then needs. */
import { setTimeout as pause } from "node:timers/promises"
import { isCancelled } from "../api/ordering/reconcile-once.ts"
import { type DatabaseKill, databaseKills } from "../faults/own-database.ts"
import { databaseLocked } from "./database-lock.ts"
import { cachesLost } from "./lost-caches.ts"
import { answersAgain, anyMoment, type Fault, MOMENT_MS, opened, type SoakShop, since } from "./soak-shop.ts"

const killed = (site: SoakShop) =>
  since(async () => {
    await site.process.kill()
    await opened(site)
  })

/** Orders stop at the step, more and more of them, until the shop is killed. */
const killedAt =
  (step: string): Fault =>
  async (site) => {
    await site.process.close()
    await opened(site, { HOLD_AT: step })
    await site.process.held
    await pause(300 * site.random())
    return killed(site)
  }

const databaseEnded =
  (how: DatabaseKill): Fault =>
  async (site) => {
    await anyMoment(site)
    return since(async () => {
      await site.own.end(how)
      await answersAgain(site)
    })
  }

const ways = ["fail", "drop", "html", "half", "limit"]

/** Not as many as have the shop leave its provider alone for half a minute. */
const providerFails: Fault = async (site) => {
  await anyMoment(site)
  const way = ways[Math.floor(site.random() * ways.length)]
  const when = site.random() < 0.5 ? "before" : "after"
  await site.standIn.turn({ faults: [{ call: "intents.confirm", way, when, times: 4 }] })
  await pause(MOMENT_MS)
  // A minute later the shop lets go of what it could not confirm; here it need not be waited for.
  await site.own.query("UPDATE payment_attempt SET made_at = made_at - interval '1 minute' WHERE state = 'started'")
  return 0
}

/** What the shop does for the first time fails: its tables are away just as it opens under the crowd. */
const firstUseFails: Fault = async (site) => {
  await site.process.close()
  await opened(site)
  await site.own.query("ALTER SCHEMA public RENAME TO away")
  await pause(MOMENT_MS * site.random())
  return since(async () => {
    await site.own.query("ALTER SCHEMA away RENAME TO public")
    await answersAgain(site)
  })
}

/** What the shop asks of its provider; each is answered once with a 500 that is kept for its key. */
const calls = [
  "intents.create",
  "intents.retrieve",
  "intents.update",
  "intents.confirm",
  "intents.cancel",
  "refunds.create",
  "refunds.list"
]

const storedFailures: Fault = async (site) => {
  await anyMoment(site)
  const when = site.random() < 0.5 ? "before" : "after"
  await site.standIn.turn({ faults: calls.map((call) => ({ call, way: "fail", when })) })
  // An order that was placed and is cancelled now has its refund asked for.
  const [placed] = await site.own.query(
    "SELECT order_no FROM shop_order WHERE status = 'placed' AND payment_method = 'card' ORDER BY ordered_at LIMIT 1"
  )
  if (placed) await isCancelled(site.own, String(placed.order_no))
  await pause(MOMENT_MS)
  await site.own.query("UPDATE payment_attempt SET made_at = made_at - interval '1 minute' WHERE state = 'started'")
  return 0
}

export const faults: Readonly<Record<string, Fault>> = {
  "killed after the reservation": killedAt("afterReserve"),
  "killed during the provider's call": killedAt("duringProviderCall"),
  "killed before the result": killedAt("beforeResult"),
  "killed after the result": killedAt("afterResult"),
  "killed at any moment": async (site) => {
    await anyMoment(site)
    return killed(site)
  },
  ...Object.fromEntries(databaseKills.map((how) => [`database: ${how}`, databaseEnded(how)])),
  "told to close": async (site) => {
    await anyMoment(site)
    const drained = await since(() => site.process.close())
    await opened(site)
    return drained
  },
  "provider fails": providerFails,
  "the first use of everything fails": firstUseFails,
  "each call of the provider has a stored failure": storedFailures,
  "the database behind a lock": databaseLocked,
  "cache folders lost": cachesLost
}
