/** `npm run bench -- session`: logging in, what its times give away of who has an account, and how soon own prices are there. */
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { enumeration } from "./enumeration.ts"
import { ownPricesPainted } from "./own-prices.ts"
import type { Report, Timing } from "./report.ts"
import { createRequester } from "./requester.ts"
import { startSteadyLoad } from "./steady-load.ts"

/** How many people log in every second, and how long that may take. */
const [LOGINS, MOST_MS] = [5, 250]

const logIn = { email: "priya@home.example", password: EXAMPLE_PASSWORD }

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The whole of it: the sum of the password, the session, the audit, and the letter about a new device. */
const loggingIn = async ({ origin }: BenchShop, seconds: number): Promise<Timing> => {
  const { ask, close } = createRequester(origin)
  const one = () => ask({ path: "/api/users/auth/login", method: "POST", body: logIn })
  try {
    for (let warm = 0; warm < LOGINS; warm++) await one()
    const people = startSteadyLoad("a log-in", LOGINS, one)
    await sleep(seconds * 1000)
    await people.stop()
    return people.timing()
  } finally {
    close()
  }
}

export const session = async (seconds: number): Promise<Report> => {
  const shop = await openBenchShop()
  try {
    const timing = await loggingIn(shop, seconds)
    const told = await enumeration(shop)
    const painted = await ownPricesPainted(shop)
    return {
      timings: [timing],
      figures: [
        { what: `a log-in, ${LOGINS} a second: p95`, value: timing.p95, unit: "ms", most: MOST_MS },
        ...told.figures,
        ...painted
      ],
      faults: [...(timing.failed > 0 ? [`${timing.failed} log-ins failed`] : []), ...told.faults]
    }
  } finally {
    await shop.stop()
  }
}
