/** What the page says that tracks all that belongs to one number. */
export const trackAllWords = {
  title: "Track all of an order",
  all: (number: string) => `All of ${number}`,
  one: (orderNo: string) => `More about order ${orderNo}`,
  pickup: (invoiceNo: string) => `Pickup, invoice ${invoiceNo}`,
  delivery: (invoiceNo: string) => `Delivery, invoice ${invoiceNo}`,
  status: "Status",
  collected: "collected",
  delivered: "delivered",
  day: "Day",
  none: "–"
} as const
