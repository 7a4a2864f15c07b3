/** How the browser at hand installs the shop, and how a part of the page asks for it. */
import type { InstallChoice, InstallWay } from "./install.view-model.ts"

/** Chrome's own prompt, which it hands to a page once it may be shown; kept by the page's first script. */
type PromptEvent = {
  readonly prompt: () => Promise<{ readonly outcome: InstallChoice }>
}

/** What of the browser is looked at. */
export type InstallBrowser = {
  readonly isApp: boolean
  readonly userAgent: string
  /** An iPad says that it is a Mac; no Mac is touched. */
  readonly touchPoints: number
  readonly promptEvent?: PromptEvent
}

const isIos = ({ userAgent, touchPoints }: InstallBrowser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && touchPoints > 1)

/** [APP-01] Undefined where it can't be installed, or is. */
export const installWay = (browser: InstallBrowser): InstallWay | undefined => {
  const { isApp, promptEvent } = browser
  if (isApp) return undefined
  if (promptEvent) return { is: "prompt", ask: async () => (await promptEvent.prompt()).outcome }
  return isIos(browser) ? { is: "steps" } : undefined
}

export const installBrowser = (): InstallBrowser => {
  const { installPrompt }: { readonly installPrompt?: PromptEvent } = window as object
  return {
    isApp: matchMedia("(display-mode: standalone)").matches,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    ...(installPrompt ? { promptEvent: installPrompt } : {})
  }
}

const REQUEST = "lineal:install"

/** Whatever is on the page that offers it. */
export const requestInstall = () => void dispatchEvent(new Event(REQUEST))

/** Answers how to stop listening. */
export const onInstallRequest = (listener: () => void): (() => void) => {
  addEventListener(REQUEST, listener)
  return () => removeEventListener(REQUEST, listener)
}
