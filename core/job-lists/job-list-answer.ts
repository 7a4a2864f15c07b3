/** What a call about job lists comes to in the browser. */
import { jobListAnswerWords as words } from "../words/job-list-answer.ts"

type Answer<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly status: number }

/** What came of a call: its data; an error for who is not logged in; or nothing. */
export type JobListAnswer<Data> =
  | { readonly data: Data }
  | { readonly error: true; readonly msg: typeof words.unauthorised }
  | undefined

/** [JOB-01] [CALL-29] 401 is the error 'unauthorised'; any other failure is nothing. */
export const jobListAnswer = <Data>(answer: Answer<Data>): JobListAnswer<Data> => {
  if (answer.ok) return { data: answer.data }
  return answer.status === 401 ? { error: true, msg: words.unauthorised } : undefined
}
