/** The page for one that failed: what leads on from it comes once the browser has its code, which no other page brings along. */
import { useEffect } from "react"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { ErrorPage } from "../../page/error-page.tsx"
import { loadNotFound } from "./lazy-not-found.ts"

/** [ERR-01] [ROUTE-10] */
export const FailedPage = ({ error }: { error: unknown }) => {
  const [part, fetchPart] = useLazyPart(loadNotFound)
  useEffect(fetchPart, [fetchPart])
  return (
    <>
      <ErrorPage error={error} />
      {part ? <part.ErrorParts /> : null}
    </>
  )
}
