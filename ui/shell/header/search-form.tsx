/** The search box: a plain form, so that it works before and without scripts; its panel of offers comes at the first sign of interest. */
import { useEffect, useRef } from "react"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { headerWords } from "../../words/header.ts"
import styles from "./header.module.css"

const loadPanel = () => import("../../storefront/search/search-panel.tsx")

type Props = { readonly productCount: number; readonly pathname: string }

export const SearchForm = ({ productCount, pathname }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [panel, fetchPanel] = useLazyPart(loadPanel)
  // [LAY-04] The results page has a box of its own.
  const isOnResults = pathname === "/search"
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) fetchPanel()
  }, [fetchPanel])
  if (isOnResults) return <div className={styles.space} />
  return (
    <search className={styles.find} onFocus={fetchPanel} onPointerEnter={fetchPanel}>
      <form ref={form} action="/search">
        <input
          type="search"
          name="query"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          aria-controls="search-offers"
          placeholder={headerWords.searchHint}
          aria-label={headerWords.searchLabel(productCount)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="search"
        />
        <button type="submit">{headerWords.search}</button>
      </form>
      {panel ? <panel.SearchPanel form={form} /> : null}
    </search>
  )
}
