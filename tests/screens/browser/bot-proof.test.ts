/** The proof that a browser sends with a form: by a service's script, which is asked for with the first form alone. */
import { afterEach, expect, it, vi } from "vitest"
import { makeBotProof } from "../../../adapters/browser/bot-proof.ts"

type Script = { src: string; onload: () => void; onerror: () => void; remove: () => void }

/** A page whose scripts arrive, or don't; answers the addresses that were asked for. */
const page = (arrives: () => boolean) => {
  const asked: Array<string> = []
  const append = (script: Script) => {
    asked.push(script.src)
    queueMicrotask(arrives() ? script.onload : script.onerror)
  }
  vi.stubGlobal("document", { createElement: () => ({ remove: () => undefined }), head: { append } })
  const execute = vi.fn(async (key: string, { action }: { readonly action: string }) => `${key} for ${action}`)
  vi.stubGlobal("grecaptcha", { ready: (then: () => void) => then(), execute })
  return asked
}
afterEach(() => void vi.unstubAllGlobals())

const challenge = (script: string) => ({ kind: "recaptcha", siteKey: "key", script }) as const

it("[ANA-01] is a token of reCAPTCHA, whose script is asked for once, by the first form that is sent", async () => {
  const asked = page(() => true)
  expect(asked).toEqual([])
  for (const _time of [1, 2]) expect(await makeBotProof(challenge("https://a.example/r.js"), "t")).toBe("key for form")
  expect(asked).toEqual(["https://a.example/r.js"])
})

it("is none where the script can't be had, and the script is asked for again with the next form", async () => {
  let isThere = false
  const asked = page(() => isThere)
  expect(await makeBotProof(challenge("https://b.example/r.js"), "t")).toBeUndefined()
  isThere = true
  expect(await makeBotProof(challenge("https://b.example/r.js"), "t")).toBe("key for form")
  expect(asked).toHaveLength(2)
})
