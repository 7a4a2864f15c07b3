/** The initials of a manager, and the branch whose credit manager is asked. */
import { assert, describe, it } from "@effect/vitest"
import { creditBranch, initialsOf } from "../../../../core/account/managers/manager.ts"

describe("Initials", () => {
  it.each([
    ["Kerry Osgood", "KO"],
    ["Jo Anne Ward", "JW"],
    ["Sione Tau'olo", "ST"],
    ["Marguerite Abernathy-Fitzgerald", "MF"],
    ["émile zola", "ÉZ"],
    ["Wen", "W"],
    ["", ""]
  ])("[ACM-01] of %s are %s", (name, initials) => assert.strictEqual(initialsOf(name), initials))
})

describe("The branch of a credit manager", () => {
  it("[ACM-01] is the home branch, else the chosen store, else none", () => {
    assert.strictEqual(creditBranch(34, 25), 34)
    assert.strictEqual(creditBranch(undefined, 25), 25)
    assert.isUndefined(creditBranch(undefined, undefined))
  })
})
