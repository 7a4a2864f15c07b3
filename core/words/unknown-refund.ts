/** What staff are told who settle a refund whose payment the provider does not know. */

export const unknownRefundWords = {
  none: "No refund waits for a person.",
  notOpen: "No refund of that payment waits for a person.",
  noReference: "Name what the provider or the bank calls the transfer: letters, figures, and . / _ - alone.",
  booked: (reference: string) => `${reference} is on the order's books already.`
} as const
