/** Hook that moves the focus to the first field that is wrong, once what is wrong is shown. */
import { useEffect, useState } from "react"

/** A field, or a group of them, that is marked as wrong; else what is said of the whole form, where it takes the focus. */
const WRONG = ":is(input, select, textarea)[aria-invalid=true], [aria-invalid=true] input, [role=alert]"

/** Answers what is called with the form that was sent in vain. */
export const useFirstWrongField = (): ((form: HTMLFormElement) => void) => {
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement }>()
  useEffect(() => refused?.form.querySelector<HTMLElement>(WRONG)?.focus(), [refused])
  return (form) => setRefused({ form })
}
