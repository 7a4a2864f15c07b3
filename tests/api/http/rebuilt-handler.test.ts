/** A shop whose parts can't be put together now opens as soon as they can. */
import { expect, it } from "vitest"
import { rebuildAfterFailure } from "../../../adapters/http/server/rebuilt-handler.ts"

it("[F2] a build that fails is answered 503 to all who waited for it, and done anew once for the next", async () => {
  const disposed: Array<number> = []
  let builds = 0
  const build = () => {
    const nth = ++builds
    const isBuilt = nth > 1
    return {
      handler: () => (isBuilt ? Promise.resolve(new Response("open")) : Promise.reject(new Error("no database"))),
      dispose: async () => void disposed.push(nth)
    }
  }
  const { handler, dispose } = rebuildAfterFailure(build, () => new Response(null, { status: 503 }))
  const ask = async () => (await handler(new Request("http://shop/healthz"))).status
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503])
  expect(await ask()).toBe(200)
  expect({ builds, disposed }).toEqual({ builds: 2, disposed: [1] })
  await dispose()
  expect(disposed).toEqual([1, 2])
})
