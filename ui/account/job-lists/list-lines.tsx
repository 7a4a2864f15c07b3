/** The lines of a job list: what each is, whether it can be had, how much of it, and what that costs today. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { dollars } from "../../../core/money.ts"
import { lineUnitPrice } from "../../../core/orders/line-unit-price.ts"
import { onGstBasis } from "../../../core/pricing/gst.ts"
import { chargedPrice, struckUnitPrice } from "../../../core/pricing/price.ts"
import { isDivisible } from "../../../core/units/purchase-quantity.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { quantityInUnit } from "../../cart/quantity-text.ts"
import { Picture } from "../../kit/picture.tsx"
import { QuantityBox } from "../../kit/quantity-box.tsx"
import { jobListPageWords, jobListWords as words } from "../../words/job-lists.ts"
import type { JobListLine, JobListViewModel } from "./job-list.view-model.ts"
import styles from "./job-lists.module.css"

const root = getRouteApi("__root__")

type Props = { readonly model: JobListViewModel }

export const ListLines = observer(({ model }: Props) => (
  <ul className={styles.lines} aria-label={words.product} aria-busy={model.isSaving}>
    {model.list.lines.map((line) => (
      <Line key={line.id} model={model} line={line} />
    ))}
  </ul>
))

/** Green where it lies in a store, hollow where it can't be had. */
const stockTone = ({ level, canOrder }: NonNullable<JobListLine["stock"]>): string => {
  if (!canOrder) return "stock none"
  return level === "in stock" ? "stock" : "stock low"
}

const Line = observer(({ model, line }: Props & { readonly line: JobListLine }) => {
  const { item, stock } = line
  const { isOwn } = model.list
  return (
    <li className={styles.line}>
      {item ? <Picture imageId={item.product.imageId} alt="" size={200} /> : <span />}
      <div className={styles.what}>
        <h2>
          {item ? (
            <Link to="/p/$slug" params={{ slug: item.product.slug }} search={{ sku: item.erpId }}>
              {line.line.name}
            </Link>
          ) : (
            line.line.name
          )}
        </h2>
        <p className="soft small">{line.line.sku}</p>
        <p className="small">
          {stock ? (
            <span className={stockTone(stock)}>{stock.text}</span>
          ) : (
            <span className="stock none">{words.gone}</span>
          )}
        </p>
        <div role="alert">
          {model.problems.get(line.id) ? <p className={styles.problem}>{model.problems.get(line.id)}</p> : null}
        </div>
      </div>
      <Quantity model={model} line={line} />
      <LinePrice line={line} />
      {isOwn ? (
        <button
          type="button"
          className={`link ${styles.remove}`}
          aria-label={words.removeLine(line.line.name)}
          aria-disabled={model.isSaving}
          onClick={() => void model.removeLine(line)}
        >
          {jobListPageWords.remove}
        </button>
      ) : null}
    </li>
  )
})

const Quantity = observer(({ model, line }: Props & { readonly line: JobListLine }) => {
  const { item } = line
  if (!item) return <span />
  const unit = unitText(item.uom, "checkout", item.qtyRaw)
  if (!model.list.isOwn) return <p className={styles.many}>{quantityInUnit(item.qtyRaw, item.uom, "checkout")}</p>
  return (
    <div className={styles.many}>
      <QuantityBox
        label={`${words.quantity}, ${line.line.name}`}
        value={model.quantityIn(line)}
        decimal={item.uom === "LM" || isDivisible({ uom: item.uom, step: item.product.step })}
        invalid={model.problems.has(line.id)}
        onType={(text) => model.type(line, text)}
        onStep={(by) => void model.step(line, by)}
        onLeave={() => void model.applyTyped(line)}
      />
      <span className="soft small">{unit}</span>
    </div>
  )
})

/** [GST-03] */
const LinePrice = ({ line: { item } }: { readonly line: JobListLine }) => {
  const exGst = root.useLoaderData().member?.showExcGstPricing ?? false
  if (!item?.pricing) return <span />
  const charged = { ...chargedPrice(item.pricing), qty: item.pricing.qty }
  const unit = unitText(item.product.isTimber ? "LM" : item.uom, "card", 1)
  const was = struckUnitPrice(item.pricing)
  return (
    <div className={styles.price}>
      <span className="soft small">
        {lineUnitPrice(charged, exGst)} / {unit}
      </span>
      {was === undefined ? null : <s className="soft small">{dollars(onGstBasis(was, exGst))}</s>}
      <span className="num">{dollars(onGstBasis(charged.linePrice, exGst))}</span>
    </div>
  )
}
