/** What is said of the store that an order is collected from, and of help with an order. */

export const orderStoreWords = {
  title: (branch: string) => `Collect it from ${branch}`,
  atStore: (branch: string) => `${branch} store`,
  directions: "Directions",
  pickupDay: "On your pickup day",
  today: "Today",
  open: (day: string, hours: string) => `${day}, ${hours}`,
  week: "Opening hours of the week",
  holidays: "Closed on public holidays.",
  calendar: "Add to calendar",
  calendarFile: (orderNo: string) => `pickup-${orderNo}.ics`,
  event: (orderNo: string) => `Collect order ${orderNo}`,
  eventText: (orderNo: string, branch: string, phone: string) =>
    `Bring the order number, ${orderNo}, and a vehicle that carries the longest piece.\n${branch} store: ${phone}`,
  wrongTitle: "Something wrong with this order?",
  wrong: (branch: string, orderNo: string) => `Tell ${branch} and we'll put it right. Say it's order ${orderNo}.`,
  call: (phone: string) => `Call ${phone}`,
  message: "Message the store",
  subject: (orderNo: string) => `Order ${orderNo}`,
  body: (orderNo: string) => `Hello,\n\nabout my order ${orderNo}: `
} as const
