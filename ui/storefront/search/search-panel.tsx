/** The panel of the search box: below the box where there is room, else a window of its own over the whole screen. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { headerWords } from "../../words/header.ts"
import { panelWords } from "../../words/search-panel.ts"
import { SearchOffers } from "./search-offers.tsx"
import styles from "./search-panel.module.css"
import { PANEL_ROWS, SearchPanelViewModel } from "./search-panel.view-model.ts"
import { useSearchBox } from "./use-search-box.ts"

const root = getRouteApi("__root__")

/** [SRCH-01] 1180 px or less, for who reads at the usual size. */
const narrow = "(width <= 73.75em)"

const watchWidth = (changed: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}
const isNarrow = () => matchMedia(narrow).matches

type Props = {
  /** The header's form, which works without the panel. */
  readonly form: RefObject<HTMLFormElement | null>
}

const inputIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>("input[name=query]") ?? null

export const SearchPanel = ({ form }: Props) => {
  const { search, call, store } = root.useRouteContext()
  const [model] = useState(() => new SearchPanelViewModel({ search, call, store }))
  const isDetached = useSyncExternalStore(watchWidth, isNarrow)
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ pathChanged }) => {
        if (pathChanged) model.close()
      }),
    [router, model]
  )
  return isDetached ? <DetachedPanel form={form} model={model} /> : <AttachedPanel form={form} model={model} />
}

type PanelProps = Props & { readonly model: SearchPanelViewModel }

/** A search goes to its results without loading the page anew. */
const useSubmit = (model: SearchPanelViewModel) => {
  const navigate = root.useNavigate()
  return useCallback(
    (event: { readonly preventDefault: () => void; readonly currentTarget: EventTarget | null }) => {
      event.preventDefault()
      const typed = event.currentTarget instanceof HTMLFormElement ? inputIn(event.currentTarget)?.value : undefined
      const query = (typed ?? model.typed).trim()
      void model.settleOn(query)
      void navigate({ to: "/search", search: query ? { query } : {} })
    },
    [model, navigate]
  )
}

const AttachedPanel = observer(({ form, model }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const open = useCallback((typed: string) => void model.open(typed, PANEL_ROWS.wide), [model])
  useSearchBox({ input, model, open })
  const submit = useSubmit(model)
  useEffect(() => {
    const box = inputIn(form.current)
    setInput(box)
    // The focus was there before this code was.
    if (box && document.activeElement === box) open(box.value)
    const listeners = new AbortController()
    const { signal } = listeners
    const leave = (target: EventTarget | null) => {
      const isInside = target instanceof Node && [form.current, panel.current].some((part) => part?.contains(target))
      if (!isInside) model.close()
    }
    form.current?.addEventListener("submit", submit, { signal })
    document.addEventListener("pointerdown", ({ target }) => leave(target), { signal })
    // Where the focus goes nowhere the window itself has lost it.
    document.addEventListener("focusin", ({ target }) => leave(target), { signal })
    return () => listeners.abort()
  }, [form, model, open, submit])
  const { isOpen } = model
  useLayoutEffect(() => {
    if (isOpen) panel.current?.showPopover()
  }, [isOpen])
  return isOpen ? (
    <div ref={panel} popover="manual" className={styles.attached}>
      <SearchOffers model={model} />
    </div>
  ) : null
})

const DetachedPanel = observer(({ form, model }: PanelProps) => {
  const isClosing = useRef(false)
  const [header, setHeader] = useState<HTMLInputElement | null>(null)
  const submit = useSubmit(model)
  useEffect(() => {
    const box = inputIn(form.current)
    setHeader(box)
    const open = () => {
      if (box && !model.isOpen && !isClosing.current) void model.open(box.value, PANEL_ROWS.detached)
    }
    if (box && document.activeElement === box) open()
    const listeners = new AbortController()
    const { signal } = listeners
    for (const event of ["focus", "click", "input"]) box?.addEventListener(event, open, { signal })
    form.current?.addEventListener("submit", submit, { signal })
    return () => listeners.abort()
  }, [form, model, submit])
  return model.isOpen ? <Window model={model} header={header} isClosing={isClosing} /> : null
})

type WindowProps = {
  readonly model: SearchPanelViewModel
  /** The header's box, which the focus came from. */
  readonly header: HTMLInputElement | null
  /** The focus on its way back to the header's box is no wish to search. */
  readonly isClosing: RefObject<boolean>
}

const Window = observer(({ model, header, isClosing }: WindowProps) => {
  const submit = useSubmit(model)
  const dialog = useRef<HTMLDialogElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [typed] = useState(() => model.typed)
  const open = useCallback(
    (text: string) => {
      if (!model.isOpen) void model.open(text, PANEL_ROWS.detached)
    },
    [model]
  )
  useSearchBox({ input, model, open })
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const box = inputIn(element?.querySelector("form") ?? null)
    box?.setSelectionRange(box.value.length, box.value.length)
    setInput(box)
    return () => {
      if (header) header.value = model.typed
      isClosing.current = true
      element?.close()
      isClosing.current = false
    }
  }, [header, isClosing, model])
  const close = () => model.close()
  return (
    <dialog ref={dialog} className={styles.detached} aria-label={panelWords.dialog} onCancel={close} onClose={close}>
      <form className={styles.form} action="/search" onSubmit={submit}>
        <input
          type="search"
          name="query"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls="search-offers"
          defaultValue={typed}
          placeholder={headerWords.searchHint}
          aria-label={panelWords.dialog}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="search"
        />
        <button type="submit">{headerWords.search}</button>
        <button type="button" className={styles.close} onClick={close}>
          {panelWords.close}
        </button>
      </form>
      <SearchOffers model={model} />
    </dialog>
  )
})
