/** What is said about opening hours and ready times. */

export const hoursWords = {
  openTill: (time: string) => `open till ${time}`,
  opens: (day: string, time: string) => `opens ${day} ${time}`,
  today: "today",
  closed: "closed",
  readyToday: (time: string) => `Ready today after ${time}`,
  readyAfter: (day: string, time: string) => `Ready ${day} after ${time}`,
  readyFrom: (day: string) => `Ready from ${day}`
} as const
