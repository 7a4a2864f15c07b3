/** The path to a page, from the top category down. */
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { shellWords } from "../words/shell.ts"
import styles from "./breadcrumbs.module.css"

type Step = { readonly name: string; readonly slug: string }

type Props = {
  readonly steps: ReadonlyArray<Step>
  readonly here?: string
  /** Steps that are no categories, each a list item. */
  readonly children?: ReactNode
}

export const Breadcrumbs = ({ steps, here, children }: Props) => (
  <nav aria-label={shellWords.breadcrumb}>
    <ol className={styles.crumbs}>
      <li>
        <Link to="/" activeOptions={{ exact: true }}>
          {shellWords.home}
        </Link>
      </li>
      {steps.map(({ name, slug }) => (
        <li key={slug}>
          <Link to="/c/$" params={{ _splat: slug }} activeOptions={{ exact: true }}>
            {name}
          </Link>
        </li>
      ))}
      {children}
      {here ? <li aria-current="page">{here}</li> : null}
    </ol>
  </nav>
)

/** The same path for search engines. */
export const breadcrumbsJsonLd = (
  origin: string,
  steps: ReadonlyArray<Step>,
  here: { readonly name: string; readonly path: string }
) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [...steps.map(({ name, slug }) => ({ name, path: `/c/${slug}` })), here].map(
    ({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: `${origin}${path}`
    })
  )
})
