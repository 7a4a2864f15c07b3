/** Asks the shop for one category of its tree. */
import type { ApiCalls, CallApi, CallResult } from "../../../adapters/browser/api-client.ts"

export type Category = ApiCalls["GET /product-categories/:id"]["data"]

/** [PDP-02] The category at a slug such as `timber/framing`; without a slug nothing is asked, since nothing is meant. */
export const fetchCategory = async (call: CallApi, slug: string): Promise<CallResult<Category>> =>
  slug === ""
    ? { ok: false, error: true, status: 404, code: "NOT_FOUND", msg: "missing category id" }
    : call("GET /product-categories/:id", { params: { id: slug } })
