/** The promotional banners: the browser fetches them with their styles when they come near, and no page carries them. */
import { laterPart } from "../../kit/later-view.tsx"
import type { PromotionProps } from "./promotion.tsx"

export const promotionPart = laterPart<PromotionProps>(() =>
  import("./promotion.tsx").then(({ Promotion }) => Promotion)
)
