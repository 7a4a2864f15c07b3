/** Files that take long begin first, so that no core waits at the end for one that began last. */
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Longest first within their project; every other takes less than these. A file that is renamed is renamed here. */
export const longFiles: ReadonlyArray<string> = [
  "fixtures/drawings/drawings.test.ts",
  "faults/database-killed.test.ts",
  "storage/embedded-postgres.test.ts",
  "faults/kill-after-charge.test.ts",
  "faults/kill-any-moment.test.ts",
  "storage/commands.test.ts",
  "faults/kill-before-charge.test.ts",
  "api/account/limits.test.ts",
  "api/account/matrix.test.ts",
  "faults/order-command.test.ts",
  "api/account/same-for-all.test.ts",
  "faults/stopped-start.test.ts",
  "faults/slow-clients.test.ts",
  "faults/random-requests.test.ts",
  "api/ordering/limits.test.ts",
  "storage/import-shown.test.ts",
  "providers/media/media-route.test.ts",
  "providers/payments/stripe-stand-in-faults.test.ts",
  "api/ordering/member-orders.test.ts",
  "providers/search/full-shop.test.ts",
  "faults/taken-port.test.ts",
  "faults/closing.test.ts",
  "journeys/pages.test.ts",
  "journeys/checkout.test.ts",
  "journeys/payment.test.ts",
  "journeys/own-prices.test.ts",
  "journeys/my-account-permissions.test.ts",
  "journeys/cart.test.ts",
  "journeys/purchase.test.ts"
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longFiles.findIndex((file) => moduleId.endsWith(`/tests/${file}`))
  return place < 0 ? longFiles.length : place
}

export class LongestFirst extends BaseSequencer {
  /** Projects stay together, as Vitest has them: a process of one is of no use to another. */
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...byProject.values()].flatMap((all) => all.toSorted((one, other) => placeOf(one) - placeOf(other)))
  }
}
