/** Shows a component whose code the browser fetches after the page's: what the server drew stays in sight until it has come. */
import { CatchBoundary, type ErrorRouteComponent } from "@tanstack/react-router"
import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore
} from "react"
import { memoizeSuccess } from "../../core/memoize-success.ts"

/** The code of a part of a page. */
export type LaterPart<Props> = {
  readonly load: () => Promise<ComponentType<Props>>
  readonly loadPatiently: () => Promise<ComponentType<Props>>
  readonly server: ComponentType<Props> | undefined
}

/** ms. React asks again as soon as it hears of a failure: were it forgotten by then, the code would be fetched for ever. */
const FAILURE_KEPT_MS = 1000

/** ms, by when a failure is forgotten. */
const BEFORE_NEXT_TRY_MS = 3000

const retryLoad = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, BEFORE_NEXT_TRY_MS))
    return retryLoad(load)
  }
}

/**
 * `load` of the part fetches the code once, so that a page can wait for it before it is shown; a failure is soon forgotten.
 * `loadPatiently` fetches it until it has come. `server` is the component itself on the server, which draws it with the page,
 * and undefined in the browser; a part without it is no part of the page as it is sent.
 */
export const laterPart = <Props extends object>(
  fetchPart: LaterPart<Props>["load"],
  server?: LaterPart<Props>["server"]
): LaterPart<Props> => {
  const load = memoizeSuccess(fetchPart, (forget) => setTimeout(forget, FAILURE_KEPT_MS))
  return { load, loadPatiently: memoizeSuccess(() => retryLoad(load)), server }
}

type ViewProps<Props> = { readonly part: LaterPart<Props>; readonly props: Props }

const subscribeNever = () => () => undefined

/** Whether the browser takes over what the server drew, true for as long as the view is shown. */
const useIsHydration = (): boolean => {
  const isHydrating = useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true
  )
  return useState(isHydrating)[0]
}

/** An error here would have React throw away what the server drew: its links and forms work until the code has come. */
const Loaded = <Props extends object>({
  part,
  props,
  isPatient
}: ViewProps<Props> & { readonly isPatient: boolean }) => {
  const isHydration = useIsHydration()
  const View = part.server ?? use(isPatient || isHydration ? part.loadPatiently() : part.load())
  // The hook draws once more when the page is taken over, which is nothing to the part.
  return useMemo(() => createElement(View, props), [View, props])
}

const Nothing = () => null

/**
 * `loading` is seen by who comes from another page before the code has; `failed` where it can't be had, and may ask for it
 * again. Without `failed` the code is asked for until it has come.
 */
export const LaterView = <Props extends object>({
  loading,
  failed,
  ...view
}: ViewProps<Props> & { readonly loading?: ReactNode; readonly failed?: ErrorRouteComponent }) => (
  <CatchBoundary getResetKey={() => ""} errorComponent={failed ?? Nothing}>
    <Suspense fallback={loading}>
      <Loaded {...view} isPatient={!failed} />
    </Suspense>
  </CatchBoundary>
)
