/** The path to a page, from the top category down. */
import { Link } from "@tanstack/react-router"
import { shellWords } from "../words/shell.ts"
import styles from "./breadcrumbs.module.css"

type Step = { readonly name: string; readonly slug: string }

export const Breadcrumbs = ({ steps, here }: { steps: ReadonlyArray<Step>; here?: string }) => (
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
