/** Said where nothing goes on without scripts: nobody waits for what can't come. */
import { getRouteApi } from "@tanstack/react-router"
import { accountPageWords } from "../../words/account.ts"

const root = getRouteApi("__root__")

export const NoScriptNotice = () => {
  const { shop } = root.useLoaderData()
  return (
    <noscript>
      <p className="notice warn">{accountPageWords.needsScripts(shop.phone)}</p>
    </noscript>
  )
}
