/** What every step of the checkout says of the connection and of a browser that keeps nothing, drawn as the shop draws it. */
import { renderToStaticMarkup } from "react-dom/server"
import type { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { ConnectionMonitor } from "../../ui/checkout/connection-monitor.tsx"
import { type ViewModels, ViewModelsProvider } from "../../ui/session/view-models.tsx"

/** The text of each notice. */
export const noticesOn = (cart: CartViewModel): ReadonlyArray<string> => {
  const markup = renderToStaticMarkup(
    <ViewModelsProvider models={{ cart } as unknown as ViewModels}>
      <ConnectionMonitor />
    </ViewModelsProvider>
  )
  return [...markup.matchAll(/<p class="notice[^>]*>(.*?)<\/p>/g)].map(([, text = ""]) =>
    text.replaceAll("&#x27;", "'")
  )
}
