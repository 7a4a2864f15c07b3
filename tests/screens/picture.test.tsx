/** A picture as a page draws it. */
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { Picture } from "../../ui/kit/picture.tsx"
import { watchElements } from "../drawn-elements.ts"

afterEach(() => watchElements(undefined))

it("[HDR-03] of another image is another element, so that the tile of a menu shows none but its own category's", () => {
  const keys: Array<unknown> = []
  watchElements((type, _props, key) => {
    if (type === "picture") keys.push(key)
  })
  for (const imageId of ["category-timber", "category-tools", "category-tools"])
    renderToStaticMarkup(<Picture imageId={imageId} alt="" size={400} />)
  expect(keys).toEqual(["category-timber", "category-tools", "category-tools"])
})
