/** The facts of a store for search engines: who and where it is, when it is open, and the days on which it is not. */
import type { Branch } from "../../../core/stores/branch.ts"
import type { ClosedDay } from "../../../core/stores/closed-days.ts"
import { dayNames } from "../../../core/stores/open-hours.ts"
import { storePageWords } from "../../words/store-page.ts"

/** Minutes after midnight as `07:00`. */
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/** A HardwareStore of schema.org; a day off opens and closes at midnight. */
export const storeJsonLd = (origin: string, branch: Branch, closedDays: ReadonlyArray<ClosedDay>) => ({
  "@context": "https://schema.org",
  "@type": "HardwareStore",
  name: storePageWords.title(branch.name),
  telephone: branch.phone,
  email: branch.email,
  url: `${origin}/stores/${branch.slug}`,
  address: {
    "@type": "PostalAddress",
    streetAddress: branch.address.lineOne,
    addressLocality: branch.address.suburb,
    addressRegion: branch.address.state,
    postalCode: branch.address.postcode,
    addressCountry: "AU"
  },
  geo: { "@type": "GeoCoordinates", latitude: branch.latitude, longitude: branch.longitude },
  openingHoursSpecification: dayNames.flatMap((dayOfWeek, place) => {
    const hours = branch.hours[place + 1]
    if (!hours) return []
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens: clock(hours.from), closes: clock(hours.to) }]
  }),
  specialOpeningHoursSpecification: closedDays.map(({ date }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00"
  }))
})
