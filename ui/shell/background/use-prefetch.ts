/** Hook that fetches the code behind the links in sight, with what of the browser that takes. */
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { type PrefetchPage, prefetchLinks } from "./link-prefetch.ts"

const whenIdle: PrefetchPage["whenIdle"] = (run, timeout) => {
  // Safari knows no idle time.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, timeout)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout })
  return () => cancelIdleCallback(request)
}

const watchLinks: PrefetchPage["watchLinks"] = (seen) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) seen(target.pathname)
  })
  for (const link of document.querySelectorAll('a[href^="/"]:not([download])')) observer.observe(link)
  return () => observer.disconnect()
}

const savesData = () => {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object
  return connection?.saveData ?? false
}

export const usePrefetch = () => {
  const router = useRouter()
  useEffect(() => prefetchLinks(router, { whenIdle, watchLinks, savesData: savesData() }), [router])
}
