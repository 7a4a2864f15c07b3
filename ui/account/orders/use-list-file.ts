/** [ORD-02] Hook that asks for the list of orders or of quotes as a file: all of it, whichever page is shown. */
import { useRouteContext } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"

type ListBody = Extract<ApiCalls["POST /users/salesorder/stream"]["request"]["body"], { document: "list" }>

/** What the list was asked for. */
type ListQuery = Omit<ListBody, "document"> & { readonly after?: string; readonly before?: string }

export const useListFile = ({ after: _, before: __, ...query }: ListQuery) => {
  const { call } = useRouteContext({ from: "__root__" })
  return () => call("POST /users/salesorder/stream", { body: { document: "list", ...query } })
}
