/** Offers to install the shop as an app: from its menu, and from the code that hangs in a store. */
import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { storageKey } from "../../../core/browser-state/stored-entry.ts"
import { pageStorage } from "../../kit/page-storage.ts"
import { InstallViewModel } from "./install.view-model.ts"
import { startFromCode } from "./install-code.ts"
import { InstallPrompt } from "./install-prompt.tsx"
import { installBrowser, installWay, onInstallRequest } from "./install-way.ts"

/** [HYD-03] Under the prefix of every key. */
const KEY = storageKey("lineal", "install")

/** On a wide window the menu is open already. */
const openMenu = () => {
  const menu = document.getElementById("menu")
  if (menu && matchMedia("(width < 73.75em)").matches && !menu.matches(":popover-open")) menu.showPopover()
}

export const InstallOffer = ({ call }: { readonly call: CallApi }) => {
  const [model] = useState(
    () => new InstallViewModel({ storage: pageStorage, key: KEY, way: () => installWay(installBrowser()) })
  )
  const router = useRouter()
  const { pathname, search } = useLocation()
  const { qrcode }: { readonly qrcode?: unknown } = search
  useEffect(() => onInstallRequest(() => void model.open()), [model])
  useEffect(() => {
    if (pathname !== "/" || qrcode === undefined) return
    // The code is used up: a page that is shared or kept does not show it.
    void router.navigate({ to: "/", replace: true })
    void startFromCode(call, String(qrcode), { model, openMenu })
  }, [pathname, qrcode, router, call, model])
  return <InstallPrompt model={model} />
}
