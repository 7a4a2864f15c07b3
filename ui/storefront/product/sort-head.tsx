/** The head of a column by which the size table can be put in order. */
import { observer } from "mobx-react-lite"
import type { ProductViewModel, RowValue } from "./product.view-model.ts"
import styles from "./size-table.module.css"
import { tableRoles } from "./table-roles.ts"

type Props = {
  readonly model: ProductViewModel
  /** What it says names the column. */
  readonly text: string
  readonly rowValue: RowValue
  readonly className?: string | undefined
}

/** [EXP-28] Pressed once the least stands first, once more the most. */
export const SortHead = observer(({ model, text, rowValue, className = "" }: Props) => {
  const { order } = model
  return (
    <th
      {...tableRoles.head}
      className={`label ${className}`}
      aria-sort={order?.column === text ? (order.isDescending ? "descending" : "ascending") : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => model.sortBy(text, rowValue)}>
        {text}
      </button>
      <noscript>{text}</noscript>
    </th>
  )
})
