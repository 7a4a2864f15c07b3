/** How much is rendered at once: what can't wait in turn is refused at once, pictures and papers each by themselves. */
import { expect, it } from "vitest"
import { render } from "../../../adapters/rendering/render.ts"
import type { RenderJob } from "../../../adapters/rendering/render-job.ts"

/** A merchant's file that is none: the thread refuses it in no time. */
const picture: RenderJob = { kind: "picture", source: { hash: "none" }, width: 200, theme: "light" }

it("[T61] more than can wait are told so at once, and those that wait have their turn", async () => {
  const all = Array.from({ length: 260 }, () => render(picture, new Uint8Array([0])))
  const taken = all.filter((one) => one !== undefined)
  expect(taken.length).toBe(252)
  const ends = await Promise.allSettled(taken)
  expect(ends.every(({ status }) => status === "rejected")).toBe(true)
  const later = render(picture, new Uint8Array([0]))
  expect(later).toBeInstanceOf(Promise)
  await later?.catch(() => undefined)
})
