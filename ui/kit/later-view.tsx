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
  readonly loaded: () => ComponentType<Props> | undefined
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
 * `loadPatiently` fetches it until it has come. `loaded` answers the component once it has, and `server` on the server,
 * which draws it with the page; a part without it is no part of the page as it is sent.
 */
export const laterPart = <Props extends object>(
  fetchPart: LaterPart<Props>["load"],
  server?: ComponentType<Props>
): LaterPart<Props> => {
  let view = server
  const fetchOnce = async () => {
    view = await fetchPart()
    return view
  }
  const load = memoizeSuccess(fetchOnce, (forget) => setTimeout(forget, FAILURE_KEPT_MS))
  return { load, loadPatiently: memoizeSuccess(() => retryLoad(load)), loaded: () => view }
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
  // A promise, even one that is kept by now, would have React show what stands for it, for 0.3 s at the least. And the last
  // hook: React does not bear that what was waited for at first is there without waiting, before others.
  const View = part.loaded() ?? use(isPatient || isHydration ? part.loadPatiently() : part.load())
  return <DrawnOnce View={View} props={props} />
}

/** The hook above draws once more when the page is taken over, which is nothing to the part. */
const DrawnOnce = <Props extends object>({ View, props }: { View: ComponentType<Props>; props: Props }) =>
  useMemo(() => createElement(View, props), [View, props])

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
