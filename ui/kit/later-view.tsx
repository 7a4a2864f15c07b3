/** Shows a component whose code the browser fetches after the page's: what the server drew stays in sight until it has come. */
import { CatchBoundary, type ErrorRouteComponent } from "@tanstack/react-router"
import { type ComponentType, createElement, type ReactNode, Suspense, use } from "react"
import { memoizeSuccess } from "../../core/memoize-success.ts"

/** The code of a part of a page. */
export type LaterPart<Props> = {
  readonly load: () => Promise<ComponentType<Props>>
  readonly server: ComponentType<Props> | undefined
}

/** ms. React asks again as soon as it hears of a failure: were it forgotten by then, the code would be fetched for ever. */
const FAILURE_KEPT_MS = 1000

/**
 * `load` of the part fetches the code once, so that a page can wait for it before it is shown; a failure is soon forgotten.
 * `server` is the component itself on the server, which draws it with the page, and undefined in the browser; a part without
 * it is no part of the page as it is sent.
 */
export const laterPart = <Props extends object>(
  load: LaterPart<Props>["load"],
  server?: LaterPart<Props>["server"]
): LaterPart<Props> => ({
  load: memoizeSuccess(load, (forget) => setTimeout(forget, FAILURE_KEPT_MS)),
  server
})

/** ms. */
const BEFORE_NEXT_TRY = 3000

/** Fetches code until it has come: meanwhile the page keeps what the server drew, whose links and forms work without it. */
export const retryLoad = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, BEFORE_NEXT_TRY))
    return retryLoad(load)
  }
}

type ViewProps<Props> = { readonly part: LaterPart<Props>; readonly props: Props }

const Loaded = <Props extends object>({ part, props }: ViewProps<Props>) =>
  createElement(part.server ?? use(part.load()), props)

const Nothing = () => null

/**
 * `loading` is seen by who comes from another page before the code has; `failed` where it can't be had, and may ask for it
 * again. Without them nothing is seen.
 */
export const LaterView = <Props extends object>({
  loading,
  failed = Nothing,
  ...view
}: ViewProps<Props> & { readonly loading?: ReactNode; readonly failed?: ErrorRouteComponent }) => (
  <CatchBoundary getResetKey={() => ""} errorComponent={failed}>
    <Suspense fallback={loading}>
      <Loaded {...view} />
    </Suspense>
  </CatchBoundary>
)
