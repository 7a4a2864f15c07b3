/** What the code that hangs in a store leads to. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { InstallViewModel } from "./install.view-model.ts"

/** [APP-01] `?qrcode={secret}` on the home page opens the menu and starts the way to install; a code that is not the shop's does nothing. */
export const startFromCode = async (
  call: CallApi,
  code: string,
  { model, openMenu }: { readonly model: Pick<InstallViewModel, "start">; readonly openMenu: () => void }
): Promise<void> => {
  const answer = await call("GET /app-install/:code", { params: { code } })
  if (!answer.ok) return
  openMenu()
  model.start()
}
