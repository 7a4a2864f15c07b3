/** The view models that live as long as the page does, shared by every screen of one browser. */
import { createContext, type ReactNode, useContext } from "react"
import type { ShopClient } from "../../adapters/client.ts"
import { SessionViewModel } from "../account/session.view-model.ts"
import type { ShelfViewModel } from "../catalogue/shelf.view-model.ts"
import { CartViewModel } from "../checkout/cart.view-model.ts"

export type ViewModels = {
  readonly session: SessionViewModel
  readonly cart: CartViewModel
  /** The shelves looked at last, each under its listing. */
  readonly shelves: Map<string, ShelfViewModel>
}

export const makeViewModels = (shop: ShopClient): ViewModels => ({
  session: new SessionViewModel(shop),
  cart: new CartViewModel(shop),
  shelves: new Map()
})

const ViewModelsContext = createContext<ViewModels | undefined>(undefined)

export const ViewModelsProvider = ({ models, children }: { models: ViewModels; children: ReactNode }) => (
  <ViewModelsContext value={models}>{children}</ViewModelsContext>
)

export const useViewModels = (): ViewModels => {
  const models = useContext(ViewModelsContext)
  if (!models) throw new Error("A screen stands outside the page.")
  return models
}
