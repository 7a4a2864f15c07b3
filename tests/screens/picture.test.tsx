/** A picture as a page draws it. */
import { readFileSync } from "node:fs"
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

it("[ENT-08] has the shape of its box before it has come, whatever its size", () => {
  for (const size of [200, 400, 600, 1200] as const)
    expect(renderToStaticMarkup(<Picture imageId="1" alt="" size={size} />)).toContain(
      `width="${size}" height="${(size / 4) * 3}"`
    )
  const sheet = readFileSync("ui/kit/picture.module.css", "utf8")
  expect(/\.picture \{([^}]*)\}/.exec(sheet)?.[1]).toContain("aspect-ratio: 4 / 3")
  expect(/\.picture img \{([^}]*)\}/.exec(sheet)?.[1]).toContain("object-fit: contain")
})
