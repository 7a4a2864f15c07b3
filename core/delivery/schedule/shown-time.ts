/** How long a delivery takes, in words, where no day is chosen. */
import { shownTimeWords } from "../../words/delivery.ts"

/** What comes on its own time. */
export type UndatedDelivery =
  | { readonly by: "parcel" | "intl_parcel" }
  /** The branch that sends it is open for so long yet, minutes. */
  | { readonly by: "uber"; readonly openMinutes: number }
  | { readonly by: "truck"; readonly roadMetres: number }

/** Further away the trucks run every few weeks, metres of road. */
const REMOTE_METRES = 150_000
/** What a courier needs from the order to the door, minutes. */
export const COURIER_MINUTES = 90

/** [DEL-06] Whether an address lies in a remote area: more than 150 km by road from its branch. */
export const isRemote = (roadMetres: number): boolean => roadMetres > REMOTE_METRES

/** [DEL-06] The shown time; nothing for a truck that comes on a chosen day. */
export const shownTime = (delivery: UndatedDelivery): string | undefined => {
  switch (delivery.by) {
    case "parcel":
      return shownTimeWords.parcel
    case "intl_parcel":
      return shownTimeWords.international
    case "uber":
      return delivery.openMinutes >= COURIER_MINUTES ? shownTimeWords.uber : shownTimeWords.uberLater
    case "truck":
      return isRemote(delivery.roadMetres) ? shownTimeWords.remote : undefined
  }
}
