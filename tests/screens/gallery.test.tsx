/** The pictures of a product, drawn as its page draws them before any script has come. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { Gallery } from "../../ui/storefront/product/gallery.tsx"
import { galleryPictures } from "../../ui/storefront/product/gallery-pictures.ts"

const product = {
  images: { main: "P1", variations: { A: "a", B: "b", C: "P1", D: "b" }, further: {} },
  variations: ["A", "B", "C", "D"].map((sku) => ({ sku, name: `Tape ${sku}` }))
} as unknown as ProductDetail
const pictures = galleryPictures(product, "Tape: 48 mm")

describe("a product's pictures", () => {
  it("[ENT-08] are its own first, then each variant's that looks different, once", () =>
    expect(pictures).toEqual([
      { imageId: "P1", alt: "Tape: 48 mm" },
      { imageId: "a", alt: "Tape A" },
      { imageId: "b", alt: "Tape B" }
    ]))

  it("[ENT-08] of which there are several follow the first of the same thing, and are told apart", () =>
    expect(
      galleryPictures(
        { ...product, images: { ...product.images, further: { P1: ["P1_2"], b: ["b_2", "b_5"] } } },
        "Tape: 48 mm"
      )
    ).toEqual([
      { imageId: "P1", alt: "Tape: 48 mm" },
      { imageId: "P1_2", alt: "Tape: 48 mm, picture 2" },
      { imageId: "a", alt: "Tape A" },
      { imageId: "b", alt: "Tape B" },
      { imageId: "b_2", alt: "Tape B, picture 2" },
      { imageId: "b_5", alt: "Tape B, picture 3" }
    ]))

  it("are links to the largest file, so that they open without scripts; the variant in hand is the one that stands large", () => {
    const html = renderToStaticMarkup(<Gallery name="Tape" pictures={pictures} shownId="b" />)
    const links = [...html.matchAll(/<a href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href, label]) => [href, label])
    expect(links).toEqual([
      ["/media/internal/b/1200.webp", "Enlarge: Tape B"],
      ["/media/internal/P1/1200.webp", "Enlarge: Tape: 48 mm"],
      ["/media/internal/a/1200.webp", "Enlarge: Tape A"],
      ["/media/internal/b/1200.webp", "Enlarge: Tape B"]
    ])
    const alone = renderToStaticMarkup(<Gallery name="Tape" pictures={pictures.slice(0, 1)} shownId="x" />)
    expect(alone.match(/<a /g)).toHaveLength(1)
  })
})
