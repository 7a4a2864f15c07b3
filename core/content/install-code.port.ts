/** The code that hangs in the shop's stores. */
import { Context } from "effect"

/** [APP-01] Port that knows the code of the way to install the shop. Has no failure of its own. */
export class InstallCode extends Context.Service<InstallCode, { readonly isCode: (text: string) => boolean }>()(
  "core/content/InstallCode"
) {}
