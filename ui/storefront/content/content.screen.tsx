/** Every address that no other page answers: the pages that staff wrote, the blog and its posts. */
import { createFileRoute } from "@tanstack/react-router"
import { LaterView } from "../../kit/later-view.tsx"
import { ErrorPage } from "../../page/error-page.tsx"
import { pageHead } from "../../page/page-head.ts"
import { blockStyles } from "../blocks/blocks-part.ts"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import styles from "./content.module.css"
import { contentPart } from "./content-part.ts"

export const Route = createFileRoute("/_shop/$")({
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search: { page, preview } }) => ({ page, preview }),
  loader: async ({ context, params, deps }) => {
    const [{ loadContent }] = await Promise.all([import("./load-content.ts"), contentPart.load()])
    return loadContent(context, params._splat, deps)
  },
  // [HYD-05] What was fetched is kept by the calls, for as long as the shop says.
  staleTime: 0,
  preloadStaleTime: 0,
  head: ({ loaderData, ...route }) => (loaderData ? pageHead(route, loaderData) : {}),
  component: ContentScreen,
  // Said here, and not by the router alone, so that the shop's frame stands around it.
  notFoundComponent: LazyNotFound
})

function ContentScreen() {
  return (
    <article className={styles.page}>
      <template className={blockStyles} />
      <LaterView part={contentPart} props={{ page: Route.useLoaderData() }} failed={ErrorPage} />
    </article>
  )
}
