/** What is said about the runs of the trucks: to staff, and to who receives what they bring. */

export const runWords = {
  receivedBy: "Received by",
  name: "Write the name of who took it in plain letters",
  photo: "The photo must be a JPEG, PNG or WebP of at most 5 MB",
  onlyDelivered: "A name and a photo belong to an order that is being delivered",
  onTheWay: (shop: string, number: string, suburb: string, link: string) =>
    `${shop}: order ${number} is on the way to ${suburb}. Track it: ${link}`,
  delivered: (shop: string, number: string, link: string) => `${shop}: order ${number} is delivered. Details: ${link}`
} as const
