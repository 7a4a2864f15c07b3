/** What the code that hangs in a store leads to. */
import { when } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { InstallViewModel } from "./install.view-model.ts"

/**
 * [APP-01] `?qrcode={secret}` on the home page starts the way to install and opens the menu, whose place the window of that
 * way takes until it is answered; a code that is not the shop's does nothing.
 */
export const startFromCode = async (
  call: CallApi,
  code: string,
  { model, openMenu }: { readonly model: Pick<InstallViewModel, "start" | "isOpen">; readonly openMenu: () => void }
): Promise<void> => {
  const answer = await call("GET /app-install/:code", { params: { code } })
  if (!answer.ok) return
  model.start()
  await when(() => !model.isOpen)
  openMenu()
}
