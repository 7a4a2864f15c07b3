/** The document around every page: head, skip link, scripts, and the cart's badge before anything has loaded. */

import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url"
import {
  Asset,
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useRouter,
  useTags
} from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { createElement, Fragment, type ReactNode, useEffect, useState } from "react"
import { CART_COUNT_KEY } from "../../adapters/browser/storage-keys.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { focusHeading } from "../kit/focus-heading.ts"
import { PictureOrigin } from "../kit/picture.tsx"
import { unwrapResponse } from "../kit/unwrap-response.ts"
import { useLazyPart } from "../kit/use-lazy-part.ts"
import { ErrorPage } from "../page/error-page.tsx"
import type { Shopfront } from "../page/shopfront.ts"
import { statusOf } from "../page/status-of.ts"
import { usePriceOwner } from "../session/use-own-prices.ts"
import { useSentFrame } from "../session/use-page-frame.ts"
import { useVisitor } from "../session/use-session.ts"
import { type ViewModels, ViewModelsProvider } from "../session/view-models.tsx"
import { Logo } from "../shell/header/logo.tsx"
import { shellWords } from "../words/shell.ts"
import { scriptsAfterPaint } from "./deferred-scripts.ts"
import { AWAKE_EVENT, earlyInputScript } from "./early-input.ts"
import { setResponseStatus } from "./shop.ts"

/** Paints the badge from the count that the last visit left, before the cart itself is read; and keeps the browser's prompt to install the shop for when somebody asks for it. */
const paintBadgeScript = () =>
  `try{var n=localStorage.getItem("${CART_COUNT_KEY}");var b=document.getElementById("cart-badge");if(n&&b){b.textContent=n;b.hidden=false}}catch(e){}addEventListener("beforeinstallprompt",function(e){installPrompt=e});`

/** What a page runs before any of its scripts has come; the browser's own code needs none of it. */
const firstScript = createIsomorphicFn()
  .server((): string => paintBadgeScript() + earlyInputScript())
  .client((): string => "")

type PageContext = ShopClient & {
  readonly viewModels: ViewModels
  /** [ROUTE-10] Says on the server with which status the page is answered; in the browser it does nothing. */
  readonly setResponseStatus: (status: number) => void
}

export const Route = createRootRouteWithContext<PageContext>()({
  loader: async ({ context: { viewModels } }) =>
    // A page that the server makes may have asked for it before, to know whether it is one.
    unwrapResponse(await (import.meta.env.SSR ? viewModels.session.shopfront() : viewModels.session.loadShopfront())),
  staleTime: 60_000,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: loaderData?.shop.name ?? shellWords.failed },
      { name: "theme-color", content: "#15181b" }
    ],
    links: [
      { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
      { rel: "icon", href: "/favicon/icon.svg", type: "image/svg+xml" },
      { rel: "manifest", href: "/favicon/manifest.json" }
    ]
  }),
  shellComponent: Document,
  component: Page,
  errorComponent: ({ error }) => {
    setResponseStatus(statusOf(error))
    return <RootError error={error} />
  }
})

/** Until this is told, presses are only remembered. */
const useAwake = () => useEffect(() => void dispatchEvent(new Event(AWAKE_EVENT)), [])

/** Where not even the shopfront can be had, the sign alone stands over what went wrong. */
const RootError = ({ error }: { error: unknown }) => {
  useAwake()
  return (
    <main id="content" tabIndex={-1}>
      <Logo />
      <ErrorPage error={error} />
    </main>
  )
}

/** `HeadContent` without its keys: each would be the text of a tag as JSON, that of the styles 40 kB long, and a head that is only written needs none. */
const WrittenHead = () => {
  const nonce = useRouter().options.ssr?.nonce
  return createElement(Fragment, null, ...useTags().map((tag) => createElement(Asset, nonce ? { ...tag, nonce } : tag)))
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>{import.meta.env.SSR ? <WrittenHead /> : <HeadContent />}</head>
      <body>
        <a className="skip" href="#content">
          {shellWords.skip}
        </a>
        {children}
        <ScriptOnce>{firstScript()}</ScriptOnce>
        <Scripts />
        <ScriptOnce>{scriptsAfterPaint()}</ScriptOnce>
      </body>
    </html>
  )
}

/** Whoever hears the shop instead of seeing it is told that another page has come: its heading takes the focus. */
const useFocusOnHeading = () => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        // A page that has led the shopper to one of its fields already knows better.
        if (!fromLocation || !pathChanged || document.activeElement?.matches("main *")) return
        focusHeading()
      }),
    [router]
  )
}

function Page() {
  const { viewModels } = Route.useRouteContext()
  return (
    <ViewModelsProvider models={viewModels}>
      <Visitor />
    </ViewModelsProvider>
  )
}

const loadBackground = () => import("../shell/background/background.tsx").then(({ Background }) => Background)

/** What goes on around every page comes once the page can be used; where it did not, it is asked for with the next page. */
const useBackground = () => {
  const router = useRouter()
  const [Background, fetchBackground] = useLazyPart(loadBackground)
  useEffect(() => {
    // Safari knows no idle time.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => fetchBackground())
    return router.subscribe("onResolved", fetchBackground)
  }, [router, fetchBackground])
  return Background
}

/** [ENT-17] [HYD-05] Before the first call of the page goes out; a page that the server makes needs none of it. */
const useShopConfig = ({ config }: Shopfront) => {
  const { configure } = Route.useRouteContext()
  useState(() => {
    if (!import.meta.env.SSR) configure(config)
  })
}

/** Who the shop says is looking: known before anything of the page is drawn. */
function Visitor() {
  const shopfront = Route.useLoaderData()
  useShopConfig(shopfront)
  useSentFrame(shopfront)
  usePriceOwner(shopfront)
  useVisitor(shopfront)
  useFocusOnHeading()
  useAwake()
  const Background = useBackground()
  return (
    <PictureOrigin value={shopfront.config.storageBase}>
      {Background ? <Background /> : null}
      <Outlet />
    </PictureOrigin>
  )
}
