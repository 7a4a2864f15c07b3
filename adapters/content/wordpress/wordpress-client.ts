/** Asks WordPress' REST API: a few seconds at most, answers of a bounded size, and never at another host. */
import { Redacted } from "effect"

export type WordPressAccess = {
  /** The address of the site, without a slash at its end. */
  readonly url: string
  /** A user with an application password, who may read menus and drafts. */
  readonly login?: { readonly user: string; readonly password: Redacted.Redacted }
  /** The consumer key and secret of Gravity Forms' REST API v2. */
  readonly forms?: { readonly key: string; readonly secret: Redacted.Redacted }
}

/** What WordPress said, or that it said nothing: told to whoever looks after the shop, without any secret. */
export class WordPressProblem extends Error {
  /** Of its answer, where that is what was wrong. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

const TIMEOUT_MS = 3_000
const MAX_JSON_BYTES = 8_000_000

/** Posts to a page, and pages of a list: more than a shop's content has. */
const PER_PAGE = 100
const MAX_PAGES = 20

const basic = (user: string, password: Redacted.Redacted): string =>
  `Basic ${Buffer.from(`${user}:${Redacted.value(password)}`).toString("base64")}`

/** Who asks: nobody in particular, the user, or the key of the forms. */
export type Asker = "anybody" | "user" | "forms"

const headersOf = ({ login, forms }: WordPressAccess, asker: Asker): Record<string, string> => {
  if (asker === "user" && login) return { authorization: basic(login.user, login.password) }
  return asker === "forms" && forms ? { authorization: basic(forms.key, forms.secret) } : {}
}

/** Reads a body up to so many bytes. @throws WordPressProblem where there are more. */
export const readBounded = async (response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > most) throw new WordPressProblem(`WordPress answered more than ${most} bytes`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** @throws WordPressProblem where it can't be reached, is slow, or answers anything but 200. */
export const askWordPress = async (
  access: WordPressAccess,
  path: string,
  asker: Asker = "anybody"
): Promise<Response> => {
  const response = await fetch(`${access.url}${path}`, {
    redirect: "error",
    headers: headersOf(access, asker),
    signal: AbortSignal.timeout(TIMEOUT_MS)
  }).catch(() => {
    throw new WordPressProblem(`WordPress can't be reached at ${path}`)
  })
  if (response.status === 200) return response
  await response.body?.cancel()
  throw new WordPressProblem(`WordPress answered ${response.status} at ${path}`, response.status)
}

const jsonOf = async (response: Response, path: string): Promise<unknown> => {
  try {
    return JSON.parse(new TextDecoder().decode(await readBounded(response, MAX_JSON_BYTES)))
  } catch (problem) {
    throw problem instanceof WordPressProblem ? problem : new WordPressProblem(`WordPress answered no JSON at ${path}`)
  }
}

type Read<A> = (value: unknown) => A

const readAs = <A>(read: Read<A>, value: unknown, path: string): A => {
  try {
    return read(value)
  } catch {
    throw new WordPressProblem(`WordPress answered something else than was asked for at ${path}`)
  }
}

export const readJson = async <A>(
  access: WordPressAccess,
  path: string,
  read: Read<A>,
  asker: Asker = "anybody"
): Promise<A> => readAs(read, await jsonOf(await askWordPress(access, path, asker), path), path)

/** A whole list, page after page; `X-WP-TotalPages` says how many there are. */
export const readList = async <A>(
  access: WordPressAccess,
  path: string,
  read: Read<ReadonlyArray<A>>,
  asker: Asker = "anybody"
): Promise<ReadonlyArray<A>> => {
  const all: Array<A> = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
    const at = `${path}${path.includes("?") ? "&" : "?"}per_page=${PER_PAGE}&page=${page}`
    const response = await askWordPress(access, at, asker)
    pages = Number(response.headers.get("x-wp-totalpages")) || 1
    all.push(...readAs(read, await jsonOf(response, at), at))
  }
  return all
}
