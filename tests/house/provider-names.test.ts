/** No part of the shop but a payment provider's own folder, its registration and its specified calls knows who it is. */
import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { paymentMethods } from "../../core/payment-method.ts"
import { sourceFiles } from "./import-list.ts"

/** What is no provider, and what shoppers know as a way to pay: its limits and messages are the shop's own rules. */
const others: ReadonlySet<string> = new Set(["stand-in", ...paymentMethods])

/** The providers by their folders. */
const providers = readdirSync("adapters/payments", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !others.has(entry.name))
  .map(({ name }) => name)

/** Where everything is said in the core's own terms. */
const neutral = /^(core|adapters\/(storage|http|jobs|commands|postgres(?!\/migrations)))\//

/** A call's specified path, and its specified answer. */
const specified = [/"[^"]*\/orders\/[^"]*"/g, /asRecord\(asRecord\(answer\)\?\.\w+\)/g]

describe("The shop's own parts", () => {
  it.each(providers)("name the provider %s nowhere", (provider) => {
    const files = sourceFiles(["core", "adapters"]).filter((file) => neutral.test(file))
    assert.isAbove(files.length, 200)
    const named = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) =>
          specified
            .reduce((left, one) => left.replace(one, ""), line)
            .toLowerCase()
            .includes(provider)
        )
        .map((line) => `${file}: ${line.trim()}`)
    )
    assert.deepStrictEqual(named, [])
  })
})
