/** The words of the e-mails about claims on invoices. */
export const claimMailWords = {
  received: (claimNo: string) => `We have your claim ${claimNo}`,
  receivedSays: "The store will look at it and answer you by e-mail. Keep the goods and their packing until then.",
  toBranch: (claimNo: string, invoice: string) => `Claim ${claimNo} on invoice ${invoice}`,
  toBranchSays: (claimNo: string) =>
    `Answer it by npm run claims -- accept ${claimNo}, or decline ${claimNo} and the reason.`,
  photos: (many: number, claimNo: string) =>
    `${many === 1 ? "One photo" : `${many} photos`} came with it: npm run claims -- files ${claimNo} FOLDER`,
  accepted: (claimNo: string) => `Claim ${claimNo} is accepted`,
  creditedInvoice: (amount: string, invoice: string) => `${amount} was taken off invoice ${invoice}.`,
  creditedAccount: (amount: string) => `${amount} is credit on your account: it comes off what you pay next.`,
  declined: (claimNo: string) => `Claim ${claimNo} is declined`,
  declinedSays: (answer: string) => `The store says: ${answer}`,
  declinedHelp: "Call the store if that isn't how you see it.",
  claim: "Claim",
  invoice: "Invoice",
  invoiceDate: "Invoice date",
  customer: "Customer",
  contact: "Claimed by",
  reason: "What is wrong",
  note: "Note",
  store: "Store",
  adjustmentNote: "Adjustment note",
  date: "Date",
  seller: (name: string, abn: string) => `${name}, ABN ${abn}`,
  from: "From",
  gst: "GST in it",
  credited: "Credited",
  of: (granted: string, claimed: string) => `${granted} of ${claimed}`,
  see: "See this invoice"
} as const
