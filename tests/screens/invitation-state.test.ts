/** What the list of invitations says of each. */
import { expect, it } from "vitest"
import { invitationStateText } from "../../ui/account/contacts/invitation-list.tsx"

const now = Date.parse("2026-11-23T09:00:00+11:00")
const friday = Date.parse("2026-11-27T09:00:00+11:00")

it.each([
  ["works until its day", { expiresAt: friday, isVoid: false }, /^Works until .*27 Nov/],
  ["no longer works once its sender is no administrator", { expiresAt: friday, isVoid: true }, /^No longer works$/],
  ["has run out", { expiresAt: now, isVoid: false }, /^Ran out on .*23 Nov/],
  ["has run out, void or not", { expiresAt: now, isVoid: true }, /^Ran out on .*23 Nov/]
] as const)("[CONT-01] an invitation %s", (_, invitation, text) => {
  expect(invitationStateText(invitation, now)).toMatch(text)
})
