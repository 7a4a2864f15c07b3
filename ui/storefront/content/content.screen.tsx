/** Every address that no other page answers: the pages that staff wrote, the blog and its posts. */
import { createFileRoute } from "@tanstack/react-router"
import breadcrumbs from "../../kit/breadcrumbs.module.css"
import checkbox from "../../kit/checkbox.module.css"
import field from "../../kit/field.module.css"
import { LaterView } from "../../kit/later-view.tsx"
import picture from "../../kit/picture.module.css"
import { ErrorPage } from "../../page/error-page.tsx"
import { pageHead } from "../../page/page-head.ts"
import { LazyNotFound } from "../cards/lazy-not-found.ts"
import blocks from "./blocks.module.css"
import styles from "./content.module.css"
import { contentPart } from "./content-part.ts"
import form from "./form/form.module.css"

export const Route = createFileRoute("/_shop/$")({
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, params, deps }) => {
    const [{ loadContent }] = await Promise.all([import("./load-content.ts"), contentPart.load()])
    return loadContent(context, params._splat, deps.page)
  },
  head: ({ loaderData, ...route }) => (loaderData ? pageHead(route, loaderData) : {}),
  component: ContentScreen,
  // Said here, and not by the router alone, so that the shop's frame stands around it.
  notFoundComponent: LazyNotFound
})

/** The styles of what comes later are part of the page as it is sent: a file of styles goes with whatever names a class of it. */
const laterStyles = [breadcrumbs.crumbs, checkbox.check, field.field, picture.picture, form.form].join(" ")

function ContentScreen() {
  return (
    <article className={`${styles.page} ${blocks.host}`}>
      <template className={laterStyles} />
      <LaterView part={contentPart} props={{ page: Route.useLoaderData() }} loading={null} failed={ErrorPage} />
    </article>
  )
}
