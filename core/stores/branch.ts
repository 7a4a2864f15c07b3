/** The shop's branches: where they are and when they are open. */

/** One day's hours, minutes after midnight in Melbourne; absent on a closed day. */
export type OpenHours = { readonly from: number; readonly to: number }

/** Hours by ISO weekday, Monday `1` to Sunday `7`; a missing day is closed. */
export type WeekHours = { readonly [weekday: string]: OpenHours }

/** [ENT-10] A branch. The id is the number of STK-06. */
export type Branch = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly address: {
    readonly lineOne: string
    readonly suburb: string
    readonly postcode: string
    readonly state: string
  }
  readonly latitude: number
  readonly longitude: number
  readonly phone: string
  readonly email: string
  readonly pickupAvailable: boolean
  readonly hours: WeekHours
}
