/** The search box: a plain form, so that it works before and without scripts. */
import { useLocation, useNavigate } from "@tanstack/react-router"
import { shellWords } from "../../words/shell.ts"
import styles from "./header.module.css"

export const SearchForm = ({ productCount }: { productCount: number }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const currentQuery = pathname === "/search" ? ((search as { query?: string }).query ?? "") : ""
  return (
    <search className={styles.find}>
      <form
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          const query = String(new FormData(event.currentTarget).get("query") ?? "").trim()
          void navigate({ to: "/search", search: query ? { query } : {} })
        }}
      >
        <input
          key={currentQuery}
          type="search"
          name="query"
          defaultValue={currentQuery}
          placeholder={shellWords.searchHint}
          aria-label={shellWords.searchLabel(productCount)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="search"
        />
        <button type="submit">{shellWords.search}</button>
      </form>
    </search>
  )
}
