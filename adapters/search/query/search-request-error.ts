/** A search that is asked wrongly: thrown by whatever reads the request, caught where the protocol answers. */

export class SearchRequestError extends Error {
  /** What the protocol answers it with. */
  readonly status: number
  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}
