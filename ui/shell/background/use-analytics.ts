/** Hook that tells analytics what happens on the pages, for as long as it may. */
import { useRouter } from "@tanstack/react-router"
import { reaction } from "mobx"
import { useEffect, useMemo } from "react"
import { storageKey } from "../../../core/browser-state/stored-entry.ts"
import { pageStorage } from "../../kit/page-storage.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { Analytics, isMeasured, pageView } from "./analytics.ts"
import { followCart } from "./cart-analytics.ts"
import { ConsentViewModel } from "./consent.view-model.ts"
import { followSearches } from "./search-analytics.ts"
import { type TaggedPage, tagManager } from "./tag-manager.ts"

/** [HYD-03] Under the prefix of every key. */
const CONSENT_KEY = storageKey("lineal", "consent")

const addScript: TaggedPage["addScript"] = (address) => {
  const script = document.createElement("script")
  script.async = true
  script.src = address
  document.head.append(script)
}

/** Those of the measuring that the tag manager starts. */
const forgetCookies = () => {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter((one) => one.startsWith("_ga"))) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store of cookies
    document.cookie = `${name}=; path=/; max-age=0; domain=${location.hostname}`
  }
}

const readDoNotTrack = (): boolean => {
  const { globalPrivacyControl }: { readonly globalPrivacyControl?: boolean } = navigator as object
  return navigator.doNotTrack === "1" || globalPrivacyControl === true
}

export const useConsent = (): ConsentViewModel =>
  useMemo(() => new ConsentViewModel({ storage: pageStorage, key: CONSENT_KEY, doNotTrack: readDoNotTrack() }), [])

/** `account` is the kind of the account of whoever is logged in. */
export const useAnalytics = (consent: ConsentViewModel, key: string, account: string | undefined) => {
  const router = useRouter()
  const { cart } = useViewModels()
  const analytics = useMemo(
    () =>
      new Analytics(
        tagManager(key, { globals: window as object, addScript, forgetCookies, reload: () => location.reload() })
      ),
    [key]
  )
  useEffect(() => {
    const view = () => {
      const { pathname, search } = router.state.location
      if (!isMeasured(pathname, search)) return
      analytics.setGranted(consent.isGranted)
      analytics.tell(pageView(pathname, account))
    }
    view()
    const searches = followSearches(analytics)
    searches.at(router.state.location)
    const stops = [
      router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
        // Before the page that they left for.
        searches.at(toLocation)
        if (pathChanged) view()
      }),
      searches.stop,
      reaction(() => consent.isGranted, view),
      followCart(cart, analytics, () => document.hidden)
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, cart, consent, analytics, account])
}
