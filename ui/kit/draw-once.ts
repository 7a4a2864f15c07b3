/** Draws on the server once what stands alike on every page; the browser takes it over as if it had been drawn with the page. */
import type { DOMAttributes, ReactNode } from "react"

const renderToString = import.meta.env.SSR ? (await import("react-dom/server")).renderToString : undefined

/** What an element of the page holds. */
type Inside = Pick<DOMAttributes<Element>, "children" | "dangerouslySetInnerHTML">

/**
 * `draw` makes the inside of one element of what it is given, and reads nothing else: no hook, no context. On the server its
 * last drawing is kept for as long as it is given the same, by identity.
 */
export const drawOnce = <Given extends ReadonlyArray<unknown>>(
  draw: (...given: Given) => ReactNode
): ((...given: Given) => Inside) => {
  if (!renderToString) return (...given) => ({ children: draw(...given) })
  let kept: { readonly given: Given; readonly html: string } | undefined
  return (...given) => {
    if (!kept?.given.every((one, place) => one === given[place])) kept = { given, html: renderToString(draw(...given)) }
    return { dangerouslySetInnerHTML: { __html: kept.html } }
  }
}
