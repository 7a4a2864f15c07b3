/** The promotional banners: the browser fetches them with their styles when they come near, and no page carries them. */
import type { LaterPart } from "../../kit/later-view.tsx"
import type { PromotionProps } from "./promotion.tsx"

export const promotionPart: LaterPart<PromotionProps> = {
  server: undefined,
  load: () => import("./promotion.tsx").then(({ Promotion }) => Promotion)
}
