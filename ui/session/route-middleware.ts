/** Checks that must pass before anything of a page is asked for; a route names those that it needs. */
import { notFound } from "@tanstack/react-router"
import { unwrapResponse } from "../kit/unwrap-response.ts"
import type { SessionViewModel } from "./session.view-model.ts"

type Session = Pick<SessionViewModel, "shopfront">

const middleware: ReadonlyMap<string, (session: Session) => Promise<void>> = new Map([
  [
    "accounts",
    // [LAY-02] [TOG-01] Without accounts there is no such page.
    async (session) => {
      if (!unwrapResponse(await session.shopfront()).features.tradePortal) throw notFound()
    }
  ],
  [
    "job lists",
    // [TOG-01] Without job lists there is no such page.
    async (session) => {
      if (!unwrapResponse(await session.shopfront()).features.jobLists) throw notFound()
    }
  ]
])

/**
 * [ROUTE-12] Runs them in the order that they are named, each after the one before.
 * @throws a page's own refusal, or an error of status 500 where a name is not known.
 */
export const runMiddleware = async (session: Session, ...names: ReadonlyArray<string>): Promise<void> => {
  for (const name of names) {
    const run = middleware.get(name)
    if (!run) throw Object.assign(new Error("Unknown middleware"), { statusCode: 500 })
    await run(session)
  }
}
