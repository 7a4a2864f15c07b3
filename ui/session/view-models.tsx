/** The view models that live as long as the page does, shared by every screen of one browser. */
import { createContext, type ReactNode, useContext } from "react"
import type { ShopClient } from "../../adapters/client.ts"
import { CartViewModel } from "../cart/cart.view-model.ts"
import { Hydration } from "../kit/hydration.ts"
import { ShopClock } from "../kit/shop-clock.ts"
import { Drafts } from "./drafts.ts"
import { JobListNames } from "./job-list-names.ts"
import { OwnPricesViewModel } from "./own-prices.view-model.ts"
import { SessionViewModel } from "./session.view-model.ts"
import { ShopMenus } from "./shop-menus.ts"
import type { PageFrame } from "./use-page-frame.ts"

export type ViewModels = {
  readonly hydration: Hydration
  readonly session: SessionViewModel
  readonly prices: OwnPricesViewModel
  readonly cart: CartViewModel
  readonly drafts: Drafts
  readonly menus: ShopMenus
  readonly jobLists: JobListNames
  /** What the page around was drawn with by the server. */
  sentFrame: PageFrame | undefined
  /** The view models of the lists looked at last, each under its address; what they are is their area's own business. */
  readonly lists: Map<string, unknown>
}

/** The view models of a page, and the shop as they reach it: with every call in the session's name. */
export const createViewModels = (
  client: ShopClient
): { readonly shop: ShopClient; readonly viewModels: ViewModels } => {
  const clock = new ShopClock()
  const session = new SessionViewModel(client, clock)
  const shop = { ...client, call: session.call, ...client.createPriceQueue(session.call) }
  const hydration = new Hydration()
  const viewModels = {
    hydration,
    session,
    prices: new OwnPricesViewModel(shop, clock, hydration),
    cart: new CartViewModel(shop, clock, hydration),
    drafts: new Drafts(),
    menus: new ShopMenus(session.call),
    jobLists: new JobListNames(session.call),
    sentFrame: undefined,
    lists: new Map()
  }
  return { shop, viewModels }
}

const ViewModelsContext = createContext<ViewModels | undefined>(undefined)

export const ViewModelsProvider = ({ models, children }: { models: ViewModels; children: ReactNode }) => (
  <ViewModelsContext value={models}>{children}</ViewModelsContext>
)

export const useViewModels = (): ViewModels => {
  const models = useContext(ViewModelsContext)
  if (!models) throw new Error("A screen stands outside the page.")
  return models
}
