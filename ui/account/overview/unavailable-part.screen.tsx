/** A part of the account that the shop doesn't show yet says so, and who has it; any other address leads nowhere. */
import { createFileRoute, getRouteApi, Link, notFound } from "@tanstack/react-router"
import { sidebarLinks } from "../../../core/account/sidebar.ts"
import { loadedHead } from "../../page/page-head.ts"
import { unavailablePartWords } from "../../words/my-account.ts"
import styles from "./account.module.css"

const accountPartOf = (path: string) => Object.values(sidebarLinks).find((link) => link.path === path)

export const Route = createFileRoute("/_shop/_account/my-account/$part")({
  // Found in the loader, which comes with the page: a head, and all that it names, is part of every page.
  loader: ({ location }) => {
    const part = accountPartOf(location.pathname)
    if (!part) throw notFound()
    return { part, head: { title: part.label, description: part.label, path: location.pathname, noIndex: true } }
  },
  head: loadedHead,
  component: UnavailablePartScreen
})

const root = getRouteApi("__root__")

function UnavailablePartScreen() {
  const { shop } = root.useLoaderData()
  const { part } = Route.useLoaderData()
  return (
    <>
      <h1>{part.label}</h1>
      <div className={styles.gate}>
        <p>{unavailablePartWords.text(part.label)}</p>
        <p>
          <a className={styles.big} href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}>
            {shop.phone}
          </a>
        </p>
        <Link to="/my-account" className="btn quiet">
          {unavailablePartWords.overview}
        </Link>
      </div>
    </>
  )
}
