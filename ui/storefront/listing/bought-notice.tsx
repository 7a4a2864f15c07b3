/** Says to a guest why a list is not narrowed down to what they bought before. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { useLoginLink } from "../../page/use-login-link.ts"
import { catalogueWords } from "../../words/catalogue.ts"

const root = getRouteApi("__root__")

export const BoughtNotice = () => (
  <p className="notice">
    <Link {...useLoginLink(root.useLoaderData().features)}>{catalogueWords.logIn}</Link> {catalogueWords.toSeeBought}
  </p>
)
