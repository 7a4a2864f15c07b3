/** The list to choose my branch from, and where deliveries go, over the page. */
import { useRouter } from "@tanstack/react-router"
import { useRef, useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { useKeepPostcode } from "../../session/use-keep-postcode.ts"
import { headerWords } from "../../words/header.ts"
import { shellWords } from "../../words/shell.ts"
import styles from "./branch-chooser.module.css"

type Branch = ApiCalls["GET /branches"]["data"][number]

/** Comes when the list is first opened; until then, and without scripts, names and postcodes do. */
const loadChoices = () => import("../../storefront/stores/store-choices.tsx")

export const BranchChooser = ({
  shopfront: { branch, branches, now, postcode = "" }
}: {
  shopfront: Pick<Shopfront, "branch" | "branches" | "now" | "postcode">
}) => {
  const router = useRouter()
  const keepPostcode = useKeepPostcode()
  const list = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  const [stores, setStores] = useState<ReadonlyArray<Branch>>()
  const [choices, fetchChoices] = useLazyPart(loadChoices)
  const readStores = async () => {
    const answer = await router.options.context.call("GET /branches")
    if (answer.ok) setStores(answer.data)
  }

  const choose = async (branchId: number) => {
    setProblem(undefined)
    const answer = await router.options.context.call("POST /visitor/branch", { body: { branchId } })
    if (!answer.ok) return setProblem(headerWords.notChosen(answer.msg))
    list.current?.hidePopover()
    await router.invalidate()
  }

  const changePostcode = async (typed: string) => {
    setProblem(undefined)
    const answer = await keepPostcode(typed)
    if (!answer.ok) return setProblem(headerWords.postcodeNotKept(answer.fields?.postcode ?? answer.msg))
    list.current?.hidePopover()
  }

  const names = branches.map(({ id, name, suburb }) => (
    <button key={id} type="submit" name="branchId" value={id} aria-pressed={id === branch?.id}>
      <b>{name}</b> <span>{suburb.replace(`${name} `, "")}</span>
    </button>
  ))

  return (
    <div
      id="branches"
      popover="auto"
      ref={list}
      className={styles.branches}
      onToggle={({ newState }) => {
        if (newState === "closed") setProblem(undefined)
        else {
          if (!choices) fetchChoices()
          if (!stores) void readStores()
        }
      }}
    >
      <button type="button" className={`link ${styles.close}`} popoverTarget="branches" popoverTargetAction="hide">
        {shellWords.close}
      </button>
      <h2>{headerWords.chooseStore}</h2>
      <div role="alert" className={styles.said}>
        {problem ? <p className="notice bad">{problem}</p> : null}
      </div>
      {/* Drawn anew where another one is kept. */}
      <form
        key={postcode}
        method="post"
        action="/choose-branch"
        className={styles.postcode}
        onSubmit={(event) => {
          event.preventDefault()
          void changePostcode(String(new FormData(event.currentTarget).get("postcode")).trim())
        }}
      >
        <label htmlFor="delivery-postcode" className="label">
          {headerWords.postcode}
        </label>
        <input
          id="delivery-postcode"
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          defaultValue={postcode}
        />
        <button type="submit" className="btn quiet">
          {headerWords.usePostcode}
        </button>
      </form>
      <form
        method="post"
        action="/choose-branch"
        onSubmit={(event) => {
          const chosen = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value")
          if (!chosen) return
          event.preventDefault()
          void choose(Number(chosen))
        }}
      >
        {stores && choices ? <choices.StoreChoices branches={stores} chosen={branch?.id} now={now} /> : names}
      </form>
    </div>
  )
}
