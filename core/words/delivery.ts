/** What is said about deliveries: what cannot be carried, when a truck comes, and why a day is greyed. */

/** [DEL-05] [MSG-03] The four problems of working a delivery out; `name` is the product's. */
export const deliveryWords = {
  postcodeNotServed: "Our trucks deliver in Victoria only. Enter a Victorian postcode, or choose click and collect.",
  vehicleMissing: (name: string) => `None of our vehicles can carry ${name}. Please choose click and collect for it.`,
  weightMissing: (name: string) =>
    `We don't know the weight of ${name}, so its delivery can't be worked out. Please choose click and collect for it.`,
  other: "We couldn't work out your delivery. Please choose click and collect, or try again in a moment.",
  hardwareOnly: "Only Hardware items can be delivered to your address"
} as const

/** Why one way to deliver can't be had, with what to do instead. */
export const deliveryReasonWords = {
  postcodeUnknown: (postcode: string) =>
    `We know no suburb with the postcode ${postcode}. Check its four digits. Post boxes can't be delivered to.`,
  noDay: "Our trucks are booked out for the next 60 days. Please choose click and collect, or call us.",
  dayGone: "Our trucks can't come on that day any more. Choose another day.",
  onlyAustralia: "This goes to addresses in Australia. Choose delivery to another country.",
  notAbroad: "This goes to other countries. Choose one of the ways within Australia.",
  courierNoCrane: "An Uber can't bring a crane. Choose delivery by our truck.",
  courierDangerous: (name: string) => `${name} is dangerous goods, which an Uber can't carry.`,
  courierTooLong: (name: string, metres: number) =>
    `${name} is too long for an Uber, which takes up to ${metres} m. Collect it, or have it cut.`,
  courierTooHeavy: (kilograms: number) => `This is too heavy for an Uber, which takes up to ${kilograms} kg.`,
  courierTooFar: (kilometres: number) => `An Uber drives up to ${kilometres} km from one of our stores.`,
  courierNotInStock: "No store near you has all of it in stock.",
  courierRefused: "No Uber goes to this address now. Choose another way.",
  courierClosed: "The stores near you are closed now. Come back when they're open, or choose another way."
} as const

/** [DEL-03] The delivery times, as they are chosen. */
export const deliveryTimeWords = {
  firstRun: "First run, before 8am",
  morning: "Morning, before 12pm",
  afternoon: "Afternoon, 12–5pm",
  anyTime: "Any time",
  unknown: "Choose one of the delivery times",
  onlyAnyTime: "For the next 3 days our trucks come at any time of the day. Choose any time, or a later day.",
  craneTooEarly: "Crane trucks don't come before 8 am. Choose a later time."
} as const

/** [DEL-06] How long a delivery takes, where no day is chosen. */
export const shownTimeWords = {
  parcel: "5–15 business days",
  international: "2–3 weeks",
  remote: "Every 2–4 weeks",
  uber: "Within 90 minutes",
  uberLater: "ASAP"
} as const

const ordinals = ["every", "every second", "every third", "every fourth"]
const every = (weeks: number): string => ordinals[weeks - 1] ?? `every ${weeks}th`

/** Why a day cannot be chosen for a delivery. */
export const deliveryDayWords = {
  tooEarly: (day: string) => `Your order can't be on a truck by then. Choose ${day} or a later day.`,
  tooLate: "Deliveries are booked up to 60 days ahead",
  sunday: "Our trucks don't run on Sundays",
  holiday: "Our trucks don't run on public holidays",
  closed: (day: string) => `The store that delivers to you is closed on ${day}`,
  notRunDay: (weekday: string, everyWeeks: number) =>
    `Our trucks come to your area ${every(everyWeeks)} ${weekday}. Choose one of those days.`,
  craneSaturday: "Crane trucks don't run on Saturdays",
  full: (day: string) => `Our trucks are fully booked on ${day}`,
  notOffered: "There are no deliveries on this day. Choose another day."
} as const
