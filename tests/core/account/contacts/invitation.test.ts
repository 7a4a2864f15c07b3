/** Where an invitation stands for whoever opens it. */
import { expect, it } from "vitest"
import { invitationState } from "../../../../core/account/contacts/invitation.ts"

const open = { email: "noor@site.example", expiresAt: 1000 }

it.each([
  ["expired", undefined, "noor@site.example", 0],
  ["expired", { ...open, end: "withdrawn" as const }, "noor@site.example", 0],
  ["used", { ...open, end: "accepted" as const }, "noor@site.example", 2000],
  ["used", { ...open, end: "declined" as const }, undefined, 0],
  ["expired", open, "noor@site.example", 1000],
  ["open", open, "noor@site.example", 999],
  ["log-in", open, undefined, 999],
  ["other-address", open, "eve@site.example", 999]
] as const)("[CONT-01] is '%s' for %j opened by %s at %d", (state, invitation, email, now) => {
  expect(invitationState(invitation, email, now)).toBe(state)
})
