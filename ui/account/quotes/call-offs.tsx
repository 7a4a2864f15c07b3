/** [QUO-08] The orders of parts of a quote, and the form that calls off a further one while there is something left. */
import { Link, useNavigate, useRouteContext } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { linePartText } from "../../../core/orders/line-part-text.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { useTabDraft } from "../../kit/use-tab-draft.ts"
import { statusText } from "../../words/orders.ts"
import { callOffFormWords as words } from "../../words/quotes.ts"
import orderStyles from "../orders/orders.module.css"
import { ErrorMessage } from "../parts/error-message.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import formStyles from "../parts/part-form.module.css"
import { PartLine } from "../parts/part-line.tsx"
import { CallOffViewModel, parseCallOffDraft } from "./call-off.view-model.ts"
import styles from "./call-offs.module.css"

type Order = ApiCalls["GET /users/details/salesorder/listone"]["data"]
type Quote = NonNullable<Order["quote"]>

/** Those that were called off, if any, and for who may pay the quote the form. */
export const CallOffs = ({ order, quote }: { readonly order: Order; readonly quote: Quote }) => {
  const { callOffs, openParts } = quote
  const mayCallOff = order.editable.length > 0 && openParts.length > 0
  if (callOffs.length === 0 && !mayCallOff) return null
  return (
    <section aria-labelledby="call-offs" className={callOffs.length === 0 ? styles.empty : ""}>
      <h2 id="call-offs">{words.title}</h2>
      {callOffs.length > 0 ? (
        <ul>
          {callOffs.map(({ orderNo, status, estimated }) => (
            <li key={orderNo} className={styles.callOff}>
              <Link to="/my-account/orders/$orderNo" params={{ orderNo }} className={orderStyles.number}>
                {words.order(orderNumberText(orderNo))}
              </Link>
              <span>{words.wantedOn[order.checkoutType](dateText(melbourneDay(estimated)))}</span>
              <span>{statusText(status)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {mayCallOff ? (
        // What was called off meanwhile changes what is left: the form begins afresh.
        <CallOffForm key={callOffs.length} order={order} quote={quote} />
      ) : null}
    </section>
  )
}

const CallOffForm = observer(({ order, quote }: { readonly order: Order; readonly quote: Quote }) => {
  const { call } = useRouteContext({ from: "__root__" })
  const navigate = useNavigate()
  const focusFirstWrong = useFirstWrongField()
  const form = useTabDraft(
    // What was called off by it is no draft of the next one.
    `call-off ${order.orderNo} ${quote.callOffs.length + 1}`,
    parseCallOffDraft,
    (draft) => new CallOffViewModel({ call }, order.orderNo, quote.openParts, draft)
  )
  const { lines, day } = form.problems
  return (
    <details
      className={styles.make}
      open={form.isOpen}
      onToggle={({ currentTarget }) => form.setOpen(currentTarget.open)}
    >
      <summary className="btn quiet">{words.make}</summary>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={async (event) => {
          event.preventDefault()
          const element = event.currentTarget
          const search = await form.ask()
          if (search) void navigate({ to: "/my-account/quotes/quotes-payment", search })
          else focusFirstWrong(element)
        }}
      >
        <NoScriptNotice />
        <p>{words.until(dateText(Temporal.PlainDate.from(quote.expiresOn)))}</p>
        {order.totals.delivery > 0 ? <p>{words.deliveryEach(dollars(order.totals.delivery))}</p> : null}
        <fieldset className={formStyles.lines} aria-describedby="call-off-lines-problem">
          <legend>{words.lines}</legend>
          <ul>
            {form.parts.map((part) => {
              const name = order.lines[part.place]?.name ?? ""
              return (
                <PartLine
                  key={part.place}
                  name={name}
                  note={words.left(linePartText(part.unit, part.left))}
                  label={words.quantityOf(name)}
                  part={part}
                  value={form.typed(part.place)}
                  invalid={form.isWrong(part)}
                  onType={(typed) => form.setQuantity(part.place, typed)}
                />
              )
            })}
          </ul>
          <span id="call-off-lines-problem" className={formStyles.problem}>
            {lines}
          </span>
        </fieldset>
        <FieldFrame name="call-off-day" label={words.day[order.checkoutType]} problem={day} hasPlace>
          <input
            id="call-off-day"
            type="date"
            required
            value={form.day}
            aria-invalid={day !== undefined}
            {...describedBy("call-off-day", undefined, day)}
            onChange={({ target }) => form.setDay(target.value)}
          />
        </FieldFrame>
        <ErrorMessage problem={form.refusal} />
        <button type="submit" className="btn" disabled={form.isAsking}>
          {form.isAsking ? words.asking : words.send}
        </button>
      </form>
    </details>
  )
})
