/** Rebuilds the shop's services after a failed build, as while the database is down; a failed build is never cached. */

type Handler = {
  readonly handler: (request: Request) => Promise<Response>
  readonly dispose: () => Promise<void>
}

/** `build` answers at once and builds meanwhile; its `handler` rejects only where the build has failed, and then for ever. `failed` answers meanwhile. */
export const rebuildAfterFailure = (build: () => Handler, failed: (problem: unknown) => Response): Handler => {
  let current = build()
  const handler = async (request: Request): Promise<Response> => {
    const attempted = current
    try {
      return await attempted.handler(request)
    } catch (problem) {
      // Of the many who waited for the failed build, the first has it built anew.
      if (current === attempted) {
        current = build()
        await attempted.dispose()
      }
      return failed(problem)
    }
  }
  return { handler, dispose: () => current.dispose() }
}
