/** Retries once what a page was refused while its session was being refreshed in another tab. */
import { when } from "mobx"
import type { SessionViewModel } from "./session.view-model.ts"

/**
 * [AUTH-13] Waits until the session is brought back, then calls `retry`; not where nobody is logged in, whose pages say so
 * themselves. Answers how to stop waiting.
 */
export const retryAfterSessionRestore = (session: SessionViewModel, retry: () => Promise<unknown>): (() => void) =>
  when(
    () => session.hydration === "completed",
    () => {
      if (session.isLoggedIn) void retry()
    }
  )
