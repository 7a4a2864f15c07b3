/** What must hold of every order, payment and pile of stock, whatever happened: asked of the database and of the stand-in's log. */
import { expect } from "vitest"
import { findViolations } from "../../../adapters/postgres/invariants.ts"
import type { TestDatabase } from "../../postgres/database.ts"
import { paymentComparison } from "./payment-comparison.ts"

type Query = TestDatabase["query"]

/** Every invariant over the whole database; what is broken is named with its sentence. */
export const expectConsistentRecords = async (query: Query): Promise<void> => {
  expect(
    (await findViolations(query)).map(({ id, description: says, at }) => `${id} ${says} ${at.join(", ")}`)
  ).toEqual([])
}

/** [I8] [I10] Every success in the stand-in's own log is one order's capture of that amount, and the other way round. */
export const expectSameAsStripe = async (...asked: Parameters<typeof paymentComparison>): Promise<void> => {
  const { shop, stripe } = await paymentComparison(...asked)
  expect(shop).toEqual(stripe)
}
