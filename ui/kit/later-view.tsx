/** Shows a component whose code the browser fetches after the page's: what the server drew stays in sight until it has come. */
import { CatchBoundary, type ErrorRouteComponent } from "@tanstack/react-router"
import { type ComponentType, createElement, type ReactNode, Suspense, use } from "react"
import { memoizeSuccess } from "../../core/memoize-success.ts"

/** The code of a part of a page. */
export type LaterPart<Props> = {
  readonly server: ComponentType<Props> | undefined
  readonly load: () => Promise<ComponentType<Props>>
}

/**
 * `server` is the component itself on the server, which draws a page at once, and undefined in the browser. `load` of the part
 * fetches the code once, so that a page can wait for it before it is shown; a failure is not remembered.
 */
export const laterPart = <Props extends object>(
  server: LaterPart<Props>["server"],
  load: LaterPart<Props>["load"]
): LaterPart<Props> => ({ server, load: memoizeSuccess(load) })

type ViewProps<Props> = { readonly part: LaterPart<Props>; readonly props: Props }

const Loaded = <Props extends object>({ part, props }: ViewProps<Props>) =>
  createElement(part.server ?? use(part.load()), props)

/** `loading` is seen by who comes from another page before the code has; `failed` where it can't be had, and may ask for it again. */
export const LaterView = <Props extends object>({
  loading,
  failed,
  ...view
}: ViewProps<Props> & { readonly loading: ReactNode; readonly failed: ErrorRouteComponent }) => (
  <CatchBoundary getResetKey={() => ""} errorComponent={failed}>
    <Suspense fallback={loading}>
      <Loaded {...view} />
    </Suspense>
  </CatchBoundary>
)
