/** From which score on goods are trending. */
import { Context } from "effect"

/** [REC-01] Port with the least scores, 0 to 100, as the shop has set them. Has no failure of its own. */
export class TrendingThresholds extends Context.Service<
  TrendingThresholds,
  { readonly usual: number; readonly home: number }
>()("core/catalogue/search/TrendingThresholds") {}
