/** The switch of company, with what has to be done around it on this page. */
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { SwitchCompanyViewModel } from "../../session/switch-company.view-model.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { storeSwitchStep } from "./stored-switch-step.ts"

/** `next` is where a switch that asks for a code comes back to; `reload` shows the page as the other company sees it. */
export const useSwitchCompany = (next: string, close: () => void, reload = () => location.reload()) => {
  const shop = useRouter().options.context
  const { session } = useViewModels()
  const [change] = useState(
    () =>
      new SwitchCompanyViewModel(shop.call, {
        switchCompany: (result) => session.switchCompany(result),
        askCode: async (step, customerId) => {
          await storeSwitchStep(shop, step, customerId)
          // Loaded anew, as a log-in that is open on this page has read its step already.
          location.assign(`/my-account/two-factor?${new URLSearchParams({ next })}`)
        },
        close,
        reload
      })
  )
  return change
}
