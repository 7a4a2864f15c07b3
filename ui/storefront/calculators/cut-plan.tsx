/** How each stick of a cut list is cut: the pieces in millimetres, and drawn to scale. */
import { attributeText } from "../../../core/catalogue/product/attribute.ts"
import type { CutStick } from "../../../core/units/cut-list.ts"
import { calculatorWords as words } from "../../words/calculators.ts"
import styles from "./calculators.module.css"

/** Sticks that are cut alike are drawn once. */
const patterns = (cuts: ReadonlyArray<CutStick>) => {
  const found = new Map<string, { readonly stick: CutStick; count: number }>()
  for (const stick of cuts) {
    const key = [stick.length, ...stick.cuts].join()
    const same = found.get(key)
    if (same) same.count += 1
    else found.set(key, { stick, count: 1 })
  }
  return [...found]
}

export const CutPlan = ({ cuts }: { readonly cuts: ReadonlyArray<CutStick> }) => {
  if (cuts.length === 0) return null
  const longest = Math.max(...cuts.map(({ length }) => length))
  return (
    <section aria-labelledby="cuts" className={styles.plan}>
      <h2 id="cuts">{words.cuts}</h2>
      <ol>
        {patterns(cuts).map(([key, { stick, count }]) => (
          <li key={key}>
            <p>
              <b>{words.cutFrom(count, attributeText("length", stick.length / 1000))}</b> {words.cutInto(stick.cuts)}{" "}
              <span className="soft">{words.offcut(stick.left)}</span>
            </p>
            <StickDrawing stick={stick} longest={longest} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The pieces side by side as they are cut; what is left over is outlined, and nothing stands where a shorter stick ends. */
const StickDrawing = ({ stick, longest }: { readonly stick: CutStick; readonly longest: number }) => {
  const starts = stick.cuts.map((_, place) => stick.cuts.slice(0, place).reduce((sum, cut) => sum + cut, 0))
  return (
    <svg className={styles.stick} viewBox={`0 0 ${longest} 100`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.offcut} width={stick.length} height="100" />
      {stick.cuts.map((cut, place) => (
        <rect key={starts[place]} x={starts[place]} width={cut} height="100" />
      ))}
    </svg>
  )
}
