/** The page for an address that leads nowhere; below it, and below a page that failed, what staff wrote, what is trending and the accounts. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { NotFound } from "../../page/not-found.tsx"
import { BlockList } from "../blocks/block-list.tsx"
import { type LoadedBlock, loadBlocks } from "../blocks/load-blocks.ts"
import { TrendingProducts } from "../cards/trending-products.tsx"
import styles from "./not-found.module.css"

const root = getRouteApi("__root__")

const written = [{ is: "banner", location: "error-page" }, { is: "account-panels" }] as const

/** Once the browser has them: any page can be made with this one in its place, and none is sent with their styles. */
const useWritten = (): ReadonlyArray<LoadedBlock> => {
  const { call, search } = root.useRouteContext()
  // Where even the shopfront could not be had nobody is known.
  const shopfront = root.useLoaderData() as ReturnType<typeof root.useLoaderData> | undefined
  const isLoggedIn = shopfront?.isLoggedIn ?? false
  const [blocks, setBlocks] = useState<ReadonlyArray<LoadedBlock>>([])
  useEffect(() => {
    let isCurrent = true
    void loadBlocks({ call, search, isLoggedIn }, written).then((found) => {
      if (isCurrent) setBlocks(found)
    })
    return () => {
      isCurrent = false
    }
  }, [call, search, isLoggedIn])
  return blocks
}

/** [ERR-01] [REC-02] What can't be had is left out. */
export const ErrorParts = () => {
  const blocks = useWritten()
  const banners = blocks.filter(({ is }) => is === "banner")
  const accounts = blocks.filter(({ is }) => is === "account-panels")
  return (
    <>
      {banners.length > 0 ? <BlockList blocks={banners} /> : null}
      <TrendingProducts />
      {accounts.length > 0 ? (
        <div className={styles.accounts}>
          <BlockList blocks={accounts} />
        </div>
      ) : null}
    </>
  )
}

/** [ERR-01] */
export const NotFoundPage = () => (
  <>
    <NotFound />
    <ErrorParts />
  </>
)
