/** Hooks that give what the header and the footer are drawn with: whose page it is, and which. */
import { getRouteApi, useLocation } from "@tanstack/react-router"
import { useState, useSyncExternalStore } from "react"
import type { Shopfront } from "../page/shopfront.ts"
import { useViewModels } from "./view-models.tsx"

export type PageFrame = { readonly shopfront: Shopfront; readonly pathname: string }

const root = getRouteApi("__root__")
const neverChanges = () => () => undefined

/** Keeps what the page was sent with; for the root of the page, which the browser takes over first. */
export const useSentFrame = (shopfront: Shopfront | undefined) => {
  const models = useViewModels()
  const { pathname } = useLocation()
  useState(() => {
    if (shopfront && !models.sentFrame) models.sentFrame = { shopfront, pathname }
  })
}

/**
 * A session that comes back, or a link followed at once, changes it before the code of the header has come: React can
 * take over what the server drew only as it was sent, so that comes first, and what is true now right after it.
 */
export const usePageFrame = (): PageFrame => {
  const { sentFrame } = useViewModels()
  const shopfront = root.useLoaderData()
  const { pathname } = useLocation()
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true
  )
  return isHydrating && sentFrame ? sentFrame : { shopfront, pathname }
}
