/** Over a long size table: a box to type a size into and, where sizes differ in several ways, a choice for each. */
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { attributes } from "../../../core/catalogue/product/attribute.ts"
import { numberText } from "../../../core/number-text.ts"
import { sizeFinderWords } from "../../words/size-finder.ts"
import type { ProductViewModel } from "./product.view-model.ts"
import { filterRows } from "./row-filter.ts"
import { columnText, distinguishingColumns } from "./row-words.ts"
import styles from "./size-finder.module.css"
import { sizeChoices } from "./size-options.ts"

export const FindSize = observer(({ model }: { model: ProductViewModel }) => {
  const { finder, product, rows, visibleRows } = model
  useEffect(() => finder.takeFilter(filterRows), [finder])
  const middle = rows[Math.floor(rows.length / 2)]
  const [first] = distinguishingColumns(product)
  const hint = middle && first ? columnText(middle, first, product.isTimber) : ""
  return (
    <search className={`${styles.find} ${finder.isNarrowed ? styles.narrowed : ""}`}>
      <input
        type="search"
        aria-label={sizeFinderWords.find}
        placeholder={hint ? sizeFinderWords.findHint(hint) : sizeFinderWords.find}
        value={finder.typed}
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
        onChange={(event) => finder.type(event.target.value)}
      />
      {sizeChoices(product, rows, finder.picked).map(({ name, options }) => (
        <select
          key={name}
          aria-label={attributes[name].label}
          value={finder.picked.get(name) ?? ""}
          onChange={(event) => finder.pick(name, event.target.value)}
        >
          <option value="">{attributes[name].label}</option>
          {options.map(({ value, text, isPossible }) => (
            <option key={value} value={value} disabled={!isPossible}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <p role="status" className={styles.count}>
        {finder.isNarrowed && finder.matchingRows.length === 0
          ? sizeFinderWords.noneFound
          : sizeFinderWords.rowsFound(numberText(visibleRows.length), numberText(rows.length))}
      </p>
      {finder.isNarrowed ? (
        <button type="button" className="link" onClick={() => finder.clear()}>
          {sizeFinderWords.showAll}
        </button>
      ) : null}
    </search>
  )
})
