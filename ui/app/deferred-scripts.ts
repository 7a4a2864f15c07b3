/** Deferred scripts: takes a page's script tags out of the rendered HTML and adds them back after first paint, so that they do not delay it. */
import type { AnyRouter, Manifest } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { deferredScript } from "../../adapters/server.ts"
import { chunkReloadFunction } from "./chunk-reload.ts"

type Routes = Manifest["routes"]
type Link = NonNullable<Routes[string]["css"]>[number] | NonNullable<Routes[string]["preloads"]>[number]

/** Addresses of built files: modules to load, those of them to run, and styles that the page brings with it. */
type DeferredTags = {
  readonly preloads: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

const addressOf = (link: Link): string => (typeof link === "string" ? link : link.href)

/** Takes the tags of scripts out of a page that is about to be made, and answers the script that writes them back; `built` names the built files of each route. */
export const deferScripts = (router: AnyRouter, built: Routes): string => {
  const manifest = router.ssr?.manifest
  if (!manifest) return ""
  const matched = router.state.matches.map(({ routeId }) => [routeId, manifest.routes[routeId] ?? {}] as const)
  const inPage = manifest.inlineStyle ? matched.flatMap(([id]) => built[id]?.css ?? []) : []
  const rest = matched.map(([id, { preloads: _, scripts: __, ...route }]) => [id, route])
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(rest) } }
  return tagsAfterPaint({
    preloads: matched.flatMap(([, { preloads = [] }]) => preloads.map(addressOf)),
    scripts: matched.flatMap(([, { scripts = [] }]) => scripts.flatMap(({ attrs }) => attrs?.src ?? [])),
    styles: inPage.map(addressOf)
  })
}

/**
 * The script that writes the tags back, just as they would have been, once the first frame is drawn; a page that nobody
 * sees draws none. The links to styles are switched off: they only say that those need not be fetched. In the browser there
 * is nothing to write.
 */
export const scriptsAfterPaint = createIsomorphicFn()
  .server((): string => deferredScript())
  .client((): string => "")

const tagsAfterPaint = ({ preloads, scripts, styles }: DeferredTags): string => {
  const tags = [
    ...styles.map((href) => ["link", { rel: "stylesheet", href, disabled: "" }]),
    ...preloads.map((href) => ["link", { rel: "modulepreload", href }]),
    ...scripts.map((src) => ["script", { type: "module", async: "", src }])
  ]
  // The build's own dynamic imports tell of a failure by that event, before whoever asked hears of it.
  const reload = `let r=${chunkReloadFunction(scripts.join())};addEventListener("vite:preloadError",r)`
  return `{${reload};let d=document,n=d.currentScript.nonce,w=()=>{for(let[t,a]of${JSON.stringify(tags)})setTimeout(()=>{let e=d.createElement(t);e.nonce=n;for(let k in a)e.setAttribute(k,a[k]);if(t=="script")e.onerror=r;d.head.append(e)})};d.hidden?w():requestAnimationFrame(()=>setTimeout(w))}`
}
