/** What a list draws first: what is in sight where it is newly come to, all of it as it is sent or as it was left. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { loadResultPage } from "../../ui/storefront/listing/listing.ts"
import { restoredListing } from "../../ui/storefront/listing/listing.view-model.ts"
import { parseListing } from "../../ui/storefront/listing/listing-address.ts"
import { useFirstSight } from "../../ui/storefront/listing/use-first-sight.ts"
import { createShopBrowser } from "./shop-browser.ts"

const List = ({ isWhole }: { readonly isWhole: boolean }) => (useFirstSight("framing", isWhole) ? "in sight" : "whole")

const { page } = createShopBrowser()

describe("the first drawing of a list", () => {
  it("is of what is in sight, and whole where it is sent or as it was left", () => {
    expect([false, true].map((isWhole) => renderToStaticMarkup(<List isWhole={isWhole} />))).toEqual([
      "in sight",
      "whole"
    ])
  })

  it("is as it was left where its visitor comes back to it, with the same answer or a fresh one", async () => {
    const { search } = page()
    const listing = parseListing({})
    const timber = { hierarchy: ["Timber"] }
    const lists = new Map<string, unknown>()
    const [answer, fresh] = [
      await loadResultPage(search, listing, timber),
      await loadResultPage(search, listing, timber)
    ]
    const isSeen = (some: typeof answer, place = timber) => restoredListing(lists, search, listing, place, some).isSeen
    expect([isSeen(answer), isSeen(answer), isSeen(fresh), isSeen(fresh, { hierarchy: ["Fixings"] })]).toEqual([
      false,
      true,
      true,
      false
    ])
  })
})
