/** The mega menu: when it opens and closes, and which category of each level is shown. */
import { autoObservable } from "../../kit/auto-observable.ts"
import type { MenuCategory } from "../../session/shop-menus.ts"
import { type CategoryPath, categoriesBelow, categoryAt } from "./category-path.ts"

/** ms: the pointer that only passes by opens nothing, and one that strays for a moment closes nothing. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 300
/** ms that a pointer may take over other categories on its way to the next column. */
const WAY = 350

type Column = { readonly above: CategoryPath; readonly categories: ReadonlyArray<MenuCategory> }

type Point = { readonly x: number; readonly y: number }

/** Whether a pointer that went between two points would come to the column beside it, whose box is in px. */
export const isOnItsWay = (
  from: Point,
  to: Point,
  column: { readonly left: number; readonly top: number; readonly bottom: number }
): boolean => {
  if (to.x <= from.x) return false
  const y = from.y + ((to.y - from.y) * (column.left - from.x)) / (to.x - from.x)
  return to.x < column.left && y >= column.top && y <= column.bottom
}

export class MegaMenuViewModel {
  isOpen = false
  tree: ReadonlyArray<MenuCategory> = []
  /** The category that is shown with what is below it. */
  path: CategoryPath = []
  private opening: ReturnType<typeof setTimeout> | undefined
  private closing: ReturnType<typeof setTimeout> | undefined
  private turning: ReturnType<typeof setTimeout> | undefined

  private readonly load: () => Promise<ReadonlyArray<MenuCategory>>
  private readonly isWide: () => boolean

  /** `isWide` says whether the window is as wide as the mega menu needs. */
  constructor(load: () => Promise<ReadonlyArray<MenuCategory>>, isWide: () => boolean) {
    this.load = load
    this.isWide = isWide
    autoObservable(this)
  }

  /** At the first sign that it will be wanted; where the categories can't be had, the links that the server drew stay. */
  async prepare(): Promise<void> {
    try {
      this.accept(await this.load())
    } catch {
      // The next sign asks again.
    }
  }

  private accept(tree: ReadonlyArray<MenuCategory>): void {
    this.tree = tree
    this.path = this.path.length === 0 && tree[0] ? [tree[0].step] : this.path
  }

  /** [HDR-03] It can be opened at all: in a window below 1180 px there is another menu. */
  get isReady(): boolean {
    return this.tree.length > 0
  }

  hover(): void {
    clearTimeout(this.closing)
    clearTimeout(this.opening)
    if (!this.isOpen) this.opening = setTimeout(() => this.open(), OPEN_AFTER)
  }

  leave(): void {
    clearTimeout(this.opening)
    clearTimeout(this.turning)
    this.closing = setTimeout(() => this.close(), CLOSE_AFTER)
  }

  open(): void {
    clearTimeout(this.closing)
    this.isOpen = this.isWide()
  }

  close(): void {
    for (const timer of [this.opening, this.closing, this.turning]) clearTimeout(timer)
    this.isOpen = false
  }

  show(path: CategoryPath): void {
    clearTimeout(this.turning)
    this.path = path
  }

  /** A pointer on its way to the next column turns to no other category before it has got there. */
  pointAt(path: CategoryPath, isPassing: boolean): void {
    clearTimeout(this.turning)
    if (isPassing) this.turning = setTimeout(() => this.show(path), WAY)
    else this.show(path)
  }

  get shown(): MenuCategory | undefined {
    return categoryAt(this.tree, this.path)
  }

  /** Of up to four levels: the first, and what is below each category that is shown. */
  get columns(): ReadonlyArray<Column> {
    return [0, ...this.path.map((_, place) => place + 1)]
      .map((level) => this.path.slice(0, level))
      .map((above) => ({ above, categories: categoriesBelow(this.tree, above) }))
      .filter(({ categories }) => categories.length > 0)
  }

  /** [HDR-03] Where an arrow, Home or End leads from a category; nothing where it leads nowhere. */
  pathBy(key: string, path: CategoryPath): CategoryPath | undefined {
    const above = path.slice(0, -1)
    const steps = categoriesBelow(this.tree, above).map(({ step }) => step)
    const place = steps.indexOf(path.at(-1) ?? "")
    const beside = (to: number) => [...above, steps.at(to % steps.length) ?? ""]
    const below = categoriesBelow(this.tree, path)[0]
    switch (key) {
      case "ArrowDown":
        return beside(place + 1)
      case "ArrowUp":
        return beside(place - 1)
      case "Home":
        return beside(0)
      case "End":
        return beside(-1)
      case "ArrowRight":
        return below && [...path, below.step]
      case "ArrowLeft":
        return above.length > 0 ? above : undefined
      default:
        return undefined
    }
  }
}
