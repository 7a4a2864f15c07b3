/** The countries that an address can be in, by their ISO 3166-1 codes: Australia, and those that parcels go to. */
import { DEFAULT_COUNTRY } from "./address.ts"

/** Where the parcel service goes to. */
const abroad =
  "NZ AE AT BE BG CA CH CL CN CY CZ DE DK EE ES FI FJ FR GB GR HK HR HU ID IE IN IS IT JP KR LT LU LV MT MX MY NC NL NO PF PG PH PL PT RO SB SE SG SI SK TH TO TW US VN VU WS ZA"

/** [DEL-01] Australia first. */
export const countryCodes: ReadonlyArray<string> = [DEFAULT_COUNTRY, ...abroad.split(" ")]
