/** What Victoria's public holidays are called. */

export const holidayWords = {
  newYear: "New Year's Day",
  australiaDay: "Australia Day",
  labourDay: "Labour Day",
  goodFriday: "Good Friday",
  easterSaturday: "Easter Saturday",
  easterSunday: "Easter Sunday",
  easterMonday: "Easter Monday",
  anzacDay: "Anzac Day",
  kingsBirthday: "King's Birthday",
  cupDay: "Melbourne Cup Day",
  christmas: "Christmas Day",
  boxingDay: "Boxing Day",
  other: "Public holiday"
} as const
