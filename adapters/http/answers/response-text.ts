/** What a page is told by a call, with the text that told it: the page's scripts get that text as it is, not written anew. */

const texts = new WeakMap<object, string>()

/** Reads an answer's JSON; its text is kept for as long as what was read. */
export const parseResponseText = (text: string): { readonly data?: unknown } => {
  const answer = JSON.parse(text)
  if (typeof answer.data === "object" && answer.data !== null) texts.set(answer.data, text)
  return answer
}

/** The whole answer that told `data`; nothing where that was told by none. */
export const responseTextOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null ? texts.get(data) : undefined
