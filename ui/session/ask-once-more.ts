/** Asks once more for what a page was refused while its session was being renewed elsewhere. */
import { when } from "mobx"
import type { SessionViewModel } from "./session.view-model.ts"

/**
 * [AUTH-13] Waits until the session is brought back, then asks `again`; not where nobody is logged in, whose pages say so
 * themselves. Answers how to stop waiting.
 */
export const askOnceMore = (session: SessionViewModel, again: () => Promise<unknown>): (() => void) =>
  when(
    () => session.hydration === "completed",
    () => {
      if (session.isLoggedIn) void again()
    }
  )
