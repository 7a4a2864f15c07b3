/** The services that look up places, as they are set: each by its key. */
import type { SettingValues } from "../settings/setting-values.ts"
import { googleLookup } from "./google-lookup.ts"
import { hereLookup } from "./here-lookup.ts"
import type { PlaceLookup } from "./place-lookup.ts"

/** [ENT-17] In the order in which they are asked; none where no key is set. The keys stay on the server. */
export const placeLookups = ({
  GOOGLE_MAPS_KEY,
  HERE_KEY
}: Pick<SettingValues, "GOOGLE_MAPS_KEY" | "HERE_KEY">): ReadonlyArray<PlaceLookup> => [
  ...(GOOGLE_MAPS_KEY ? [googleLookup(GOOGLE_MAPS_KEY)] : []),
  ...(HERE_KEY ? [hereLookup(HERE_KEY)] : [])
]
