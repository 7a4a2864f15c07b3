/** What goes on around every page once it can be used: notices, the line of a page on its way, and what is done unseen. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { SessionNotice } from "../../session/session-notice.tsx"
import { InstallOffer } from "../install/install-offer.tsx"
import { watchBrokenPictures } from "./broken-pictures.ts"
import { watchErrors } from "./error-reports.ts"
import { MaintenanceNotice } from "./maintenance-banner.tsx"
import { Measurement } from "./measurement.tsx"
import { RouteProgressLine } from "./progress-line.tsx"
import { usePrefetch } from "./use-prefetch.ts"
import { useVersionWatch } from "./use-version-watch.ts"

const root = getRouteApi("__root__")

export const Background = () => {
  usePrefetch()
  useVersionWatch()
  const { call, requestMedia, config, reportError } = root.useRouteContext()
  useEffect(() => watchBrokenPictures({ requestMedia, config }), [requestMedia, config])
  useEffect(() => watchErrors(window, reportError), [reportError])
  // Where even the shopfront could not be had nothing is known of either.
  const shopfront = root.useLoaderData() as ReturnType<typeof root.useLoaderData> | undefined
  const tagManager = shopfront?.shop.tagManager
  return (
    <>
      <RouteProgressLine />
      <MaintenanceNotice />
      <SessionNotice />
      <InstallOffer call={call} />
      {tagManager ? <Measurement tagManager={tagManager} account={shopfront.member?.accountLabel} /> : null}
    </>
  )
}
