/** The surcharge that the shop takes of cards today. */
import { Context } from "effect"
import { defaultSurcharge, type SurchargeRules } from "./surcharge.ts"

/** [SUR-01] As it is set; as specified where nothing is. */
export const CurrentSurchargeRules = Context.Reference<SurchargeRules>("core/billing/pay/SurchargeRules", {
  defaultValue: () => defaultSurcharge
})
