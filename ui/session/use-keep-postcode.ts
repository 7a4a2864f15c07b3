/** Hook that gives how the postcode of deliveries is kept: the shop says it with every page from then on, the open one included. */
import { rootRouteId, useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import type { CallResult } from "../../adapters/browser/api-client.ts"

export type KeepPostcode = (postcode: string) => Promise<CallResult<unknown>>

export const useKeepPostcode = (): KeepPostcode => {
  const router = useRouter()
  return useCallback(
    async (postcode) => {
      const answer = await router.options.context.call("POST /visitor/postcode", { body: { postcode } })
      if (answer.ok) await router.invalidate({ filter: ({ routeId }) => routeId === rootRouteId })
      return answer
    },
    [router]
  )
}
