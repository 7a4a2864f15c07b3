/** The form that asks for the store closest to a suburb or postcode. */
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { placeFormWords } from "../../words/place-form.ts"
import styles from "./place-form.module.css"

/** A form of the page's own address, so that it works without scripts and what was found can be shared. */
export const PlaceForm = ({ near }: { readonly near: string }) => {
  const router = useRouter()
  const [isLooking, setIsLooking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Another place of the address, by a link or a step back: the field stays where it is, and so does who types in it.
  useEffect(() => {
    if (input.current) input.current.value = near
  }, [near])
  const look = async () => {
    const typed = input.current?.value.trim()
    setIsLooking(true)
    await router.navigate({ to: "/stores", search: typed ? { near: typed } : {}, resetScroll: false })
    setIsLooking(false)
  }
  return (
    <search>
      <form
        action="/stores"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
      >
        <label>
          <span className="label">{placeFormWords.near}</span>
          <input
            ref={input}
            type="search"
            name="near"
            defaultValue={near}
            maxLength={80}
            autoComplete="postal-code"
            autoCorrect="off"
            enterKeyHint="search"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="btn" aria-disabled={isLooking}>
          {isLooking ? placeFormWords.looking : placeFormWords.find}
        </button>
      </form>
    </search>
  )
}
