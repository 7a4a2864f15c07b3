/** The stores on a drawn map, each a link to its page with its name beside it, and where the shopper is. */
import { Link } from "@tanstack/react-router"
import type { Branch } from "../../../core/stores/branch.ts"
import type { Position } from "../../../core/stores/distance.ts"
import { type LabelSide, placeLabels, type StoreMap } from "../../../core/stores/store-map.ts"
import { storeMapWords } from "../../words/store-map.ts"
import styles from "./stores.module.css"

export type MapMarks = {
  /** Where the shopper is, and the store that is closest to it. */
  readonly place?: Position | undefined
  readonly closestId?: number | undefined
  readonly mineId?: number | undefined
}

type Props = MapMarks & {
  readonly branches: ReadonlyArray<Branch>
  readonly map: StoreMap
  /** How high letters are, in the drawing's units. */
  readonly size: number
}

/** A letter of the condensed face is so wide for its height. */
const LETTER = 0.4

const anchors = { right: "start", left: "end", above: "middle", below: "middle" } as const

const shift = (side: LabelSide, size: number): { readonly dx: number; readonly dy: number } => {
  const gap = size * 0.55
  if (side === "right") return { dx: gap, dy: size * 0.34 }
  if (side === "left") return { dx: -gap, dy: size * 0.34 }
  return { dx: 0, dy: side === "above" ? -gap : gap + size * 0.75 }
}

export const StorePoints = ({ branches, map, size, place, closestId, mineId }: Props) => {
  const lengthOf = (name: string) => name.length * size * LETTER
  const stores = branches.flatMap((branch) => {
    const point = map.point(branch)
    return point ? [{ branch, ...point, length: lengthOf(branch.name) }] : []
  })
  const at = place && map.point(place)
  const here = at ? [{ ...at, length: lengthOf(storeMapWords.here) }] : []
  const sides = placeLabels([...stores, ...here], map, { height: size * 0.9, gap: size * 0.5 })
  const labelAt = (index: number, { x, y }: { readonly x: number; readonly y: number }) => {
    const side = sides[index] ?? "right"
    const { dx, dy } = shift(side, size)
    return { x: x + dx, y: y + dy, fontSize: size, textAnchor: anchors[side] }
  }
  return (
    <>
      {stores.map(({ branch: { id, slug, name }, x, y }, index) => {
        const isClosest = id === closestId
        return (
          <Link
            key={id}
            to="/stores/$id"
            params={{ id: slug }}
            className={`${styles.point} ${isClosest ? styles.closest : ""}`}
            aria-label={storeMapWords.point(name, isClosest, id === mineId)}
          >
            <circle cx={x} cy={y} r={12} className={styles.target} />
            <circle cx={x} cy={y} r={isClosest ? 6 : 4} className={id === mineId ? styles.mineDot : styles.dot} />
            <text {...labelAt(index, { x, y })}>{name}</text>
          </Link>
        )
      })}
      {here.map(({ x, y }) => (
        <g key="here" className={styles.here}>
          <path d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} />
          <text {...labelAt(stores.length, { x, y })}>{storeMapWords.here}</text>
        </g>
      ))}
    </>
  )
}
