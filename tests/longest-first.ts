/** Files that take long begin first, so that no core waits at the end for one that began last. */
import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * Longest first within their project, so that beside one that mostly waits others compute; every other takes less than
 * these. A file that is renamed is renamed here.
 */
export const longFiles: ReadonlyArray<string> = [
  "fixtures/drawings/drawings.test.ts",
  "faults/slow-clients.test.ts",
  "providers/search/full-shop.test.ts",
  "storage/commands.test.ts",
  "faults/kill-by-method.test.ts",
  "faults/database-killed.test.ts",
  "api/account/matrix.test.ts",
  "api/ordering/matrix.test.ts",
  "storage/embedded-postgres.test.ts",
  "faults/kill-any-moment.test.ts",
  "faults/order-command.test.ts",
  "faults/shared-cache.test.ts",
  "providers/search/catalogue-reader.test.ts",
  "faults/two-payers.test.ts",
  "faults/closing.test.ts",
  "api/hostile-bodies.test.ts",
  "faults/stopped-start.test.ts",
  "api/billing/pay-quotes.test.ts",
  "api/ordering/faults.test.ts",
  "api/content/forms.test.ts",
  "storage/import-shown.test.ts",
  "api/ordering/courier.test.ts",
  "api/account/limits.test.ts",
  "screens/cart.view-model.test.ts",
  "screens/pages/crawl.test.ts",
  "screens/pages/outages.test.ts",
  "screens/checkout.view-model.test.ts",
  "screens/member-checkout.test.ts",
  "screens/product.view-model.test.ts",
  "journeys/pages.test.ts",
  "journeys/checkout.test.ts",
  "journeys/my-account-permissions.test.ts",
  "journeys/payment.test.ts",
  "journeys/hydration.test.ts",
  "journeys/cart.test.ts",
  "journeys/layout.test.ts",
  "journeys/account-links.test.ts",
  "journeys/account-expiry.test.ts",
  "journeys/my-account.test.ts",
  "journeys/own-prices.test.ts",
  "journeys/first-paint.test.ts",
  "journeys/purchase.test.ts",
  "journeys/account-login.test.ts",
  "journeys/outages.test.ts",
  "journeys/my-account-popup.test.ts"
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
