/** [PAY-04] Where Zip sends its shopper back to. */

import { createFileRoute, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { zipProgressWords } from "../../../core/words/payment.ts"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { titles } from "../../words/titles.ts"
import { zipPageWords } from "../../words/zip.ts"
import styles from "../checkout.module.css"
import { useNextDestination } from "../use-next-destination.ts"
import orderStyles from "./order.module.css"
import { ZipProcessingViewModel } from "./zip-processing.view-model.ts"

export const Route = createFileRoute("/_checkout/checkout/zip/processing")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "result", "checkoutId"),
  loader: () => ({
    head: { title: titles.zip, description: titles.zip, path: "/checkout/zip/processing", noIndex: true }
  }),
  head: loadedHead,
  component: ZipProcessingScreen
})

const steps = ["validating", "validated", "finishing"] as const

function ZipProcessingScreen() {
  const search = Route.useSearch()
  const shop = Route.useRouteContext()
  return <Processing key={search.checkoutId} make={() => new ZipProcessingViewModel(shop, search)} />
}

const Processing = observer(({ make: createModel }: { readonly make: () => ZipProcessingViewModel }) => {
  const goToNext = useNextDestination("pending")
  const [zip] = useState(createModel)
  useEffect(() => void zip.start().then(goToNext), [zip, goToNext])
  const { page } = zip
  const place = (steps as ReadonlyArray<string>).indexOf(page.is)
  if (place < 0 && page.is !== "completed")
    return (
      <div className={styles.form}>
        <h1>{zipPageWords.titles[page.is === "referred" ? "referred" : "failed"]}</h1>
        <p className={page.is === "referred" ? "notice" : "notice bad"} role="alert">
          {page.msg}
        </p>
        <p className={styles.actions}>
          {page.is === "failed" && page.errorCode === "server_error" ? (
            <button type="button" className="btn" onClick={() => void zip.retry().then(goToNext)}>
              {checkoutPageWords.tryAgain}
            </button>
          ) : null}
          {page.is === "referred" ? (
            <Link to="/" className="btn">
              {zipPageWords.home}
            </Link>
          ) : (
            <Link to="/checkout/payment" className="btn">
              {zipPageWords.otherWay}
            </Link>
          )}
        </p>
      </div>
    )
  return (
    <div className={styles.form}>
      <h1>{zipPageWords.titles.processing}</h1>
      <p role="status">{page.msg ?? zipPageWords.completed}</p>
      <ol className={orderStyles.track}>
        {steps.map((step, nth) => (
          <li
            key={step}
            className={place < 0 || nth < place ? orderStyles.doneStep : undefined}
            {...(nth === place ? { "aria-current": "step" } : {})}
          >
            <b>{zipProgressWords[step]}</b>
          </li>
        ))}
      </ol>
      <p className="notice">{zipPageWords.calm}</p>
    </div>
  )
})
