/** What a product's page says of having it delivered. */
export const productDeliveryWords = {
  title: "Have it delivered",
  label: "Your postcode",
  help: "Four digits, to see when it can come and what that costs.",
  asking: "Working out what delivery costs…",
  truck: (postcode: string, day: string, price: string) => `Truck to ${postcode} from ${day}, from ${price}`,
  uber: (postcode: string, time: string, price: string) => `Uber to ${postcode}: ${time.toLowerCase()}, ${price}`,
  parcel: (postcode: string, time: string, price: string) => `Parcel to ${postcode}: ${time}, from ${price}`,
  note: "For one. The whole cart often comes for the same price.",
  tryAgain: "Try again"
} as const
