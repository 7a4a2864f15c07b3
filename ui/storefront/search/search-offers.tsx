/** What the search panel offers: searches, products and pages in groups, and what it says where there are none. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type MouseEvent, type ReactNode, useEffect } from "react"
import { cardStock } from "../../../core/catalogue/cards/card.ts"
import { predictedText } from "../../../core/catalogue/search/predicted-text.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { dollars } from "../../../core/money.ts"
import { Picture } from "../../kit/picture.tsx"
import { usePriceArea } from "../../session/use-price-area.ts"
import { panelWords } from "../../words/search-panel.ts"
import { productLinkParams, stockTone } from "../cards/product-card.tsx"
import { clickReport } from "../search-report/report-search.ts"
import type { PanelGroup, PanelOption } from "./panel-results.ts"
import styles from "./search-panel.module.css"
import type { SearchPanelViewModel } from "./search-panel.view-model.ts"
import { OFFERS_ID } from "./use-search-box.ts"

const root = getRouteApi("__root__")

type Props = { readonly model: SearchPanelViewModel }

export const SearchOffers = observer(({ model }: Props) => {
  const { groups, activeOption, hasFailed, isLoading, query, results } = model
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption.id)?.scrollIntoView({ block: "nearest" })
  }, [activeOption])
  const products = groups.filter(({ kind }) => kind === "product")
  const isEmpty = groups.length === 0
  const hasBoth = products.length > 0 && products.length < groups.length
  return (
    <div className={`${styles.offers} ${hasBoth ? styles.both : ""}`} aria-busy={isLoading}>
      <div id={OFFERS_ID} role="listbox" aria-label={panelWords.label} className={styles.list}>
        {groups
          .filter(({ kind }) => kind !== "product")
          .map((group) => (
            <Group key={group.id} group={group} model={model} />
          ))}
        {products.length > 0 ? (
          <div className={styles.products}>
            {products.map((group) => (
              <Group key={group.id} group={group} model={model} />
            ))}
          </div>
        ) : null}
      </div>
      <RecentRemoval model={model} groups={groups} />
      {products.length > 0 && results && model.isCurrent ? (
        <Link
          to="/search"
          search={{ query: results.query }}
          className={styles.all}
          onClick={(event) => settle(event, () => void model.settleOn(results.query))}
        >
          {panelWords.all(results.count)}
        </Link>
      ) : null}
      {isEmpty ? <p className={styles.said}>{emptyText({ hasFailed, isLoading, query })}</p> : null}
      <p role="status" className="hidden">
        {model.announcement}
      </p>
    </div>
  )
})

const emptyText = ({
  hasFailed,
  isLoading,
  query
}: Pick<SearchPanelViewModel, "hasFailed" | "isLoading" | "query">) => {
  if (isLoading) return panelWords.loading
  return hasFailed ? panelWords.failed : panelWords.nothing(query)
}

/** A link that opens elsewhere leaves the panel as it is. */
const settle = (event: MouseEvent, done: () => void) => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) done()
}

const areas = { search: styles.search, recent: styles.recent, page: styles.pages, product: styles.category }

const Group = observer(({ group, model }: Props & { readonly group: PanelGroup }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset can't be
  <div role="group" aria-labelledby={group.id} className={areas[group.kind]}>
    <div id={group.id} role="presentation" className={`label ${styles.heading}`}>
      {group.heading}
    </div>
    {group.options.map((option) => (
      <Offer key={option.id} option={option} model={model} />
    ))}
  </div>
))

/** The focus stays in the box whatever is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const Offer = observer(({ option, model }: Props & { readonly option: PanelOption }) => {
  const common = {
    id: option.id,
    role: "option",
    tabIndex: -1,
    "aria-selected": model.activeOption?.id === option.id,
    className: styles.offer,
    draggable: false,
    onMouseDown: keepFocus
  } as const
  switch (option.kind) {
    case "product":
      return (
        <Link
          {...common}
          to="/p/$slug"
          params={{ slug: option.product.slug }}
          search={productLinkParams(option.product, true, model.queryId)}
          className={`${styles.offer} ${styles.product}`}
          onClick={(event) => {
            clickReport(model.queryId, option.product.sku, option.position).onClick?.()
            settle(event, () => void model.settleOn(model.results?.query ?? ""))
          }}
        >
          <ProductOffer product={option.product} />
        </Link>
      )
    case "page":
      return (
        <Link
          {...common}
          to="/$"
          params={{ _splat: option.page.path.slice(1) }}
          onClick={(event) => settle(event, () => model.close())}
        >
          <span className={styles.words}>{option.page.title}</span>
          {option.page.kind === "post" ? <span className={styles.kind}>{panelWords.post}</span> : null}
        </Link>
      )
    default:
      return (
        <Link
          {...common}
          to="/search"
          search={{ query: option.query }}
          // A search that is fetched ahead would be counted as one that somebody asked for.
          preload={false}
          {...(option.kind === "recent" ? { "aria-description": panelWords.deleteHint } : {})}
          onClick={(event) => settle(event, () => void model.settleOn(option.query))}
        >
          <Sign isRecent={option.kind === "recent"} />
          <span className={styles.words}>{predicted(option.query, model.results?.query ?? "")}</span>
        </Link>
      )
  }
})

/** What the shop adds to the typed letters stands out. */
const predicted = (offered: string, typed: string): ReactNode =>
  predictedText(offered, typed).map(({ text, isPredicted }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    isPredicted && typed !== "" ? <b key={at}>{text}</b> : <span key={at}>{text}</span>
  )

const Sign = ({ isRecent }: { readonly isRecent: boolean }) => (
  <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
    <path
      d={
        isRecent
          ? "M10 3a7 7 0 1 1-6.3 4M3 3v4.5h4.5M10 6v4.4l3 1.8"
          : "M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M12.6 12.6L17 17"
      }
    />
  </svg>
)

const ProductOffer = ({ product }: { readonly product: CardProduct }) => {
  const { branch } = root.useLoaderData()
  const { is, text } = cardStock(product, branch?.id)
  return (
    <>
      <span className={styles.picture}>
        <Picture imageId={product.imageId} alt="" size={200} />
      </span>
      <span className={styles.name}>{product.title}</span>
      <span className={styles.facts}>
        <span className={styles.sizes}>{product.sizeText}</span>
        <span className={`stock ${stockTone[is]}`}>{text}</span>
      </span>
      <Price product={product} />
    </>
  )
}

const Price = observer(({ product }: { readonly product: CardProduct }) => {
  const { area, isBlank } = usePriceArea(product)
  if (!area) return null
  return (
    <span className={`${styles.price} ${isBlank ? "blank" : ""}`}>
      {area.from ? <span className={styles.from}>{area.from} </span> : null}
      <b className="num">{dollars(area.price)}</b>{" "}
      {area.struck === undefined ? null : <s className="soft small">{dollars(area.struck)}</s>}
      <span className={styles.unit}>
        {" "}
        / {area.unit}
        <span className={styles.gst}> {area.gst}</span>
      </span>
    </span>
  )
})

/** Buttons beside the recent searches: an option may hold no button, so they stand over their rows. */
const RecentRemoval = observer(({ model, groups }: Props & { readonly groups: ReadonlyArray<PanelGroup> }) => {
  const options = groups.find(({ kind }) => kind === "recent")?.options ?? []
  if (options.length === 0) return null
  return (
    <div className={styles.removal}>
      <button type="button" className={styles.clear} onMouseDown={keepFocus} onClick={() => void model.clearRecent()}>
        {panelWords.clearAll}
      </button>
      {options.map((option) =>
        option.kind === "recent" ? (
          <button
            key={option.query}
            type="button"
            className={styles.remove}
            aria-label={panelWords.remove(option.query)}
            onMouseDown={keepFocus}
            onClick={() => void model.removeRecent(option.query)}
          >
            <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        ) : null
      )}
    </div>
  )
})
