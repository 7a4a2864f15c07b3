/** The box of the results page: it holds the query, and the results follow what is typed into it. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { catalogueWords } from "../../words/catalogue.ts"
import { headerWords } from "../../words/header.ts"
import { firstPage, type Listing, listingAddress } from "../listing/listing-address.ts"
import { InstantResultsViewModel } from "./instant-results.view-model.ts"
import styles from "./results-box.module.css"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address came of typing: it leads to no product by itself. */
    readonly isTyped?: boolean
  }
}

type Props = {
  readonly listing: Listing
  readonly productCount: number
  /** Where words that are an exact number lead. */
  readonly redirect: string | undefined
}

/** [LAY-04] Without scripts it is a form; what the list is filtered and sorted by goes with it. */
export const ResultsBox = observer(({ listing, productCount, redirect }: Props) => {
  const router = useRouter()
  const current = useRef(listing)
  current.current = listing
  const [model] = useState(() => {
    const destination = (query: string) =>
      ({
        to: "/search",
        search: listingAddress({ ...firstPage(current.current), query }),
        state: { isTyped: true }
      }) as const
    return new InstantResultsViewModel(
      {
        load: async (query) => {
          const matches = await router.preloadRoute(destination(query))
          return matches?.every(({ status }) => status !== "error") ?? false
        },
        show: (query, { replace }) => router.navigate({ ...destination(query), replace, resetScroll: false })
      },
      listing.query
    )
  })
  useEffect(() => model.followAddress(listing.query), [model, listing.query])
  const { query: _, ...rest } = listingAddress(firstPage(listing))
  return (
    <search className={styles.box}>
      <form
        action="/search"
        aria-busy={model.isLoading}
        onSubmit={(event) => {
          event.preventDefault()
          if (redirect && model.typed.trim() === listing.query) void router.navigate({ href: redirect })
          else void model.submit()
        }}
      >
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="query"
          value={model.typed}
          onChange={({ target }) => model.type(target.value)}
          onBlur={() => model.endTyping()}
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
      <div role="alert">{model.hasFailed ? <p className="notice warn">{catalogueWords.searchFailed}</p> : null}</div>
    </search>
  )
})
