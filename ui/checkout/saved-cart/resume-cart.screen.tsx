/** [CART-07] The page that the link of a kept cart opens: what is in it, at the prices of whoever looks, and bringing it back. */
import { createFileRoute, getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dollars } from "../../../core/money.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { orderedQuantityText } from "../../../core/orders/line-text.ts"
import { onGstBasis } from "../../../core/pricing/gst.ts"
import { abandonedCartWords } from "../../../core/words/saved-cart.ts"
import { NoScriptNotice } from "../../account/parts/no-script-notice.tsx"
import { RepeatReport } from "../../cart/repeat-report.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { resumeCartWords as words } from "../../words/resume-cart.ts"
import { ResumeCartViewModel } from "./resume-cart.view-model.ts"
import styles from "./saved-cart.module.css"

type SavedCart = ApiCalls["GET /orders/abandoned-cart/id/:id"]["data"]

export const Route = createFileRoute("/_shop/resume-cart/{-$id}")({
  loader: async ({ context, params: { id } }) => {
    const head = { title: words.title, description: words.description, path: "/resume-cart", noIndex: true }
    if (id === undefined) return { head, answer: undefined }
    return { head, answer: await context.call("GET /orders/abandoned-cart/id/:id", { params: { id } }) }
  },
  staleTime: 0,
  head: loadedHead,
  component: ResumeCartScreen
})

const root = getRouteApi("__root__")

function ResumeCartScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer } = Route.useLoaderData()
  if (answer && !answer.ok) setResponseStatus(isMissing(answer.status) ? 404 : answer.status || 503)
  return (
    <div className={styles.cart}>
      <h1>{words.title}</h1>
      {answer?.ok ? <Saved key={answer.data.id} cart={answer.data} /> : null}
      {answer && !answer.ok ? <NotFound status={answer.status} msg={answer.msg} /> : null}
      {answer ? null : (
        <>
          <p>{words.noLink}</p>
          <Ways />
        </>
      )}
    </div>
  )
}

/** What is no id is the id of no cart. */
const isMissing = (status: number) => status === 404 || status === 400

const Ways = () => (
  <p className={styles.actions}>
    <Link to="/checkout/cart" className="btn">
      {words.viewCart}
    </Link>
    <Link to="/" className="btn quiet">
      {words.shop}
    </Link>
  </p>
)

/** [MSG-04] In the specification's words; where the shop could not answer, it may be asked again. */
const NotFound = ({ status, msg }: { readonly status: number; readonly msg: string }) => {
  const router = useRouter()
  if (isMissing(status))
    return (
      <>
        <p className="notice bad" role="alert">
          {abandonedCartWords.notFound}
        </p>
        <Ways />
      </>
    )
  return (
    <p className="notice bad" role="alert">
      {msg}{" "}
      <button type="button" className="link" onClick={() => void router.invalidate()}>
        {words.retry}
      </button>
    </p>
  )
}

const focusOnce = (said: HTMLDivElement | null) => said?.focus()

const Saved = observer(({ cart: { id, items, subTotal } }: { readonly cart: SavedCart }) => {
  const { call, requestPrice } = Route.useRouteContext()
  const { cart } = useViewModels()
  const { member } = root.useLoaderData()
  const [model] = useState(() => new ResumeCartViewModel({ call, requestPrice }, cart))
  const exGst = member?.showExcGstPricing ?? false
  const { status, report, problem } = model
  return (
    <>
      <NoScriptNotice />
      <section aria-label={words.lines}>
        <ul className={styles.lines}>
          {items.map((line) => (
            <li key={`${line.sku} ${line.uom} ${line.length}`}>
              <span>
                {line.name} <span className="soft small">{line.sku}</span>
              </span>
              <span>{nonBreaking(orderedQuantityText(line))}</span>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{exGst ? words.subtotalExGst : words.subtotal}</span>
          <span className="num">{dollars(onGstBasis(subTotal, exGst))}</span>
        </p>
      </section>
      <div role="status" tabIndex={-1} ref={report && focusOnce}>
        {report ? <RepeatReport report={report} isGood={status === "restored"} isLinked={false} /> : null}
      </div>
      <div role="alert">{problem ? <p className="notice bad">{problem}</p> : null}</div>
      {status === "restored" ? (
        <Ways />
      ) : (
        <>
          <p className="soft">{words.merged}</p>
          <p className={styles.actions}>
            <button
              type="button"
              className="btn"
              aria-disabled={status === "restoring"}
              onClick={() => void model.restore(id)}
            >
              {status === "restoring" ? words.restoring : words.restore}
            </button>
            <button type="button" className="btn quiet" onClick={() => window.print()}>
              {words.print}
            </button>
          </p>
        </>
      )}
    </>
  )
})
