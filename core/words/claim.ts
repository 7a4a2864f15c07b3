/** What is said about claims on invoices. */

export const claimWords = {
  thanks: (claimNo: string) => `Claim ${claimNo} is with the store. You'll hear from us by e-mail.`,
  reason: "What is wrong",
  noLines: "Choose at least one line and how much of it is wrong.",
  quantity:
    "One of the quantities is more than is left to claim, or isn't a whole unit. Each line says the most it can be.",
  sayWhat: "Say what is wrong, since it is none of the reasons listed.",
  tooLate: (day: string) =>
    `Claims on this invoice closed on ${day}. Call the store if you're still waiting to hear from us.`,
  answered: "This claim has been answered already.",
  overCredited: "So much of this invoice is credited already that this would give back more than was invoiced.",
  nothingGranted: "Grant more than nothing of a line, and no more than was claimed; or decline the claim.",
  sayWhy: "Say why the claim is declined: the customer reads it.",
  reasons: { short: "Short", damaged: "Damaged", "wrong-goods": "Wrong goods", other: "Something else" }
} as const
