/** What goes wrong with the service while a screen is looked at, and how it is made right again. */
import { Client } from "pg"
import type { BrowserContext } from "playwright"
import type { RunningShop } from "../journeys/running-shop.ts"

type MakeRight = () => Promise<void>

const never: MakeRight = async () => undefined

export const failureScenarios = {
  "no network": async (context: BrowserContext): Promise<MakeRight> => {
    await context.setOffline(true)
    return never
  },
  /** The shop's process stands still. */
  "no answer": async (_: BrowserContext, { pid }: RunningShop): Promise<MakeRight> => {
    process.kill(pid, "SIGSTOP")
    return async () => void process.kill(pid, "SIGCONT")
  },
  /** Somebody else holds what is asked for, until the shop gives up. */
  "no database": async (_: BrowserContext, { databaseUrl }: RunningShop): Promise<MakeRight> => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query("BEGIN")
    await client.query("LOCK TABLE contact, company_contact, login IN ACCESS EXCLUSIVE MODE")
    return () => client.end()
  }
} as const

export type FailureScenario = keyof typeof failureScenarios
