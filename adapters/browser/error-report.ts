/** Tells the shop of an error in a page, without anybody's data. */
import type { CallApi } from "./api-client.ts"

/** The most that the shop takes. */
const [MESSAGE_LENGTH, DETAIL_LENGTH, PATH_LENGTH] = [500, 4000, 300]

/** The page's kind, and which of the pages that are everybody's: no number of an order, and nothing that opens a link. */
export const reportedPage = (path: string): string =>
  (/^\/(?:(?:p|c|blog|stores|checkout|my-account)\/[^/]+|[^/]*)/.exec(path)?.[0] ?? "/").slice(0, PATH_LENGTH)

/** Whether it could be told makes no difference to the page. */
export const reportError = async (call: CallApi, message: string, detail?: string): Promise<void> => {
  const page = reportedPage(globalThis.location?.pathname ?? "/")
  const body = { message: message.slice(0, MESSAGE_LENGTH), page }
  await call("POST /error-reports", {
    body: detail ? { ...body, detail: detail.slice(0, DETAIL_LENGTH) } : body
  })
}
