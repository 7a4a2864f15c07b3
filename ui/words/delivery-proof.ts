/** What the page of a delivered order says of its delivery. */
export const deliveryProofWords = {
  title: "Handed over",
  received: (name: string, moment: string) => `Received by ${name}, ${moment}.`,
  photo: "The delivery as the driver photographed it"
} as const
