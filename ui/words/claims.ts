/** What an invoice's page says of claims on its goods. */
import type { UploadRule } from "../../core/fields/uploads.ts"

const anyOf = new Intl.ListFormat("en-AU", { type: "disjunction" })

const kindNames: { readonly [type: string]: string } = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP"
}

export const claimsWords = {
  title: "Short or damaged goods",
  none: "There are no goods on this invoice.",
  until: (day: string) => `You can make a claim on this invoice until ${day}.`,
  over: (day: string) => `Claims on this invoice closed on ${day}. Call the store about anything later.`,
  allClaimed: "Everything on this invoice has been claimed.",
  failed: "The claims on this invoice can't be shown just now.",
  make: "Make a claim",
  lines: "Which goods, and how much of each?",
  atMost: (quantity: string) => `Up to ${quantity}`,
  claimed: "All of it is claimed",
  quantityOf: (name: string) => `Quantity of ${name}`,
  reason: "What is wrong",
  choose: "Choose one",
  note: "Anything we should know",
  noteHelp: "What you see, and what the docket says.",
  photos: "Photos",
  photosHelp: ({ types, mostBytes, mostFiles }: UploadRule) =>
    `Up to ${mostFiles} photos: ${anyOf.format(types.flatMap((type) => kindNames[type] ?? []))}, ${mostBytes / 1_000_000} MB each.`,
  photosAgain: "The page was loaded again since you chose photos. Choose them once more.",
  send: "Send claim",
  sending: "Sending…",
  states: { open: "Waiting for the store", accepted: "Accepted", declined: "Declined" },
  lineClaim: (claimed: string, state: string) => `Claim for ${claimed}: ${state.toLowerCase()}`,
  acceptedFor: (granted: string) => `Accepted for ${granted}`,
  claim: (claimNo: string, day: string) => `Claim ${claimNo}, ${day}`,
  withPhotos: (many: number) => (many === 1 ? "1 photo" : `${many} photos`),
  granted: (granted: string, claimed: string) => `${granted} of ${claimed}`,
  answer: (answer: string) => `The store says: ${answer}`,
  creditedInvoice: (amount: string) => `${amount} taken off this invoice`,
  creditedAccount: (amount: string) => `${amount} credit on your account`
} as const
