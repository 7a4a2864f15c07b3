/** What screens are drawn from under test: React's own elements, each shown to the test that watches. */
import { type ElementType, Fragment as ReactFragment } from "react"
import { jsx as element, jsxs as elementOfMany } from "react/jsx-runtime"

type Watch = (type: ElementType, props: unknown, key: unknown) => void

let watch: Watch | undefined

/** From now on each element that a screen makes is shown to it, until the next watch or none. */
export const watchElements = (next: Watch | undefined): void => {
  watch = next
}

const shown =
  (make: typeof element): typeof element =>
  (type, props, key) => {
    watch?.(type, props, key)
    return make(type, props, key)
  }

export const jsx = shown(element)
export const jsxs = shown(elementOfMany)
export const Fragment = ReactFragment
