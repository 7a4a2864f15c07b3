/** Asks the shop for one category of its tree. */
import type { Answer, CallShop, Calls } from "../../../adapters/browser/call-shop.ts"

type Category = Calls["GET /product-categories/:id"]["data"]

/** [PDP-02] The category at a slug such as `timber/framing`; without a slug nothing is asked, since nothing is meant. */
export const fetchCategory = async (call: CallShop, slug: string): Promise<Answer<Category>> =>
  slug === ""
    ? { ok: false, error: true, status: 404, code: "NOT_FOUND", msg: "missing category id" }
    : call("GET /product-categories/:id", { params: { id: slug } })
