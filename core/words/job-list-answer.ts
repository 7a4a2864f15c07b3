/** [JOB-01] [CALL-29] What a call for job lists comes to for who is not logged in. */
export const jobListAnswerWords = { unauthorised: "unauthorised" } as const
