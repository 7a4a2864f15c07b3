/** The content is replaced as a whole, or not at all, and read by a shop that runs. */
import { Deferred, Effect, Exit, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { readContent } from "../../../adapters/content/files/read-content.ts"
import { lastGood } from "../../../adapters/content/last-good.ts"
import { withLoader } from "../../../adapters/postgres/import/load.ts"
import { contentLayer } from "../../../adapters/storage/content/content.ts"
import {
  type ContentSource,
  contentPart,
  contentSources,
  saveContent
} from "../../../adapters/storage/content/save-content.ts"
import { Content } from "../../../core/content/content.port.ts"
import type { SiteContent } from "../../../core/content/site-content.ts"
import { exampleContent } from "../../../fixtures/content.ts"
import { afterClockJump, clockJumps } from "../../core/set-clock.ts"
import { testDatabase } from "../../postgres/database.ts"
import { contentFolder, pageFile } from "./content-folder.ts"

const database = testDatabase("empty")
const example = testDatabase("small")
const folder = contentFolder()

const push = (basedOn?: number) =>
  withLoader(database.url(), (client) => saveContent(client, readContent(folder.path()).documents, basedOn))

const byFile = (a: ContentSource, b: ContentSource) => (a.file < b.file ? -1 : 1)

const titles = ({ pages }: SiteContent) => [...pages.values()].map(({ title }) => title)

const site = () =>
  Effect.runPromise(
    Effect.flatMap(Content, (content) => content.site).pipe(
      Effect.provide(contentLayer({ CACHE_TIME: 10 }).pipe(Layer.provide(database.layer())))
    )
  )

describe("The example's content", () => {
  it("comes in with the example's goods, and leaves what staff have written as it is", async () => {
    const written = exampleContent()
    const { version, files } = await withLoader(example.url(), contentSources)
    expect(files).toEqual(written.map(({ file, source }) => ({ file, source })).sort(byFile))
    folder.put("pages/index.md", pageFile("Ours"))
    const { documents } = readContent(folder.path())
    await withLoader(example.url(), (client) => saveContent(client, documents, version))
    const again = await withLoader(example.url(), (client) => contentPart(written)(client, () => undefined))
    expect(again.counted).toMatchObject({ read: written.length, changed: 0 })
    expect((await withLoader(example.url(), contentSources)).files).toHaveLength(1)
  })
})

describe("Pushed content", () => {
  it("is what the folder holds: new, changed, and without what is no longer in it", async () => {
    folder.put("pages/index.md", pageFile("Home"))
    folder.put("pages/history.md", pageFile("History"))
    expect(await push()).toMatchObject({ added: 2, changed: 0, removed: 0 })
    expect(await push()).toMatchObject({ added: 0, changed: 0, removed: 0 })
    folder.put("pages/history.md", pageFile("Since 1987"))
    expect(await push()).toMatchObject({ added: 0, changed: 1, removed: 0 })
    expect(titles(await site())).toEqual(["Home", "Since 1987"])
  })

  it("comes back file by file as it was written", async () => {
    const written = pageFile("Home", "Words   with   spaces.\n\n<!-- no -->".replace("<!-- no -->", "[//]: # (a note)"))
    folder.put("pages/index.md", written)
    await push()
    const { files } = await withLoader(database.url(), contentSources)
    expect(files).toEqual([{ file: "pages/index.md", source: written }])
  })

  it("is not replaced by someone who has not seen the last change", async () => {
    folder.put("pages/index.md", pageFile("First"))
    const first = await push()
    folder.put("pages/index.md", pageFile("Second"))
    const second = await push(first?.version)
    expect(second).toMatchObject({ changed: 1 })
    folder.put("pages/index.md", pageFile("Third"))
    expect(await push(first?.version)).toBeUndefined()
    expect(titles(await site())).toEqual(["Second"])
    expect(await push(second?.version)).toMatchObject({ changed: 1 })
  })

  it("of several at the same moment is one of theirs, whole", async () => {
    const documents = ["a", "b", "c", "d"].map((name) => {
      folder.put("pages/index.md", pageFile(`Home ${name}`))
      folder.put("pages/history.md", pageFile(`History ${name}`))
      return readContent(folder.path()).documents
    })
    await Promise.all(documents.map((one) => withLoader(database.url(), (client) => saveContent(client, one))))
    const [home, history] = titles(await site()).map((title) => title.split(" ").at(-1))
    expect(home).toBe(history)
  })

  it("leaves out alone what can't be read any more", async () => {
    folder.put("pages/index.md", pageFile("Home"))
    await push()
    await database.query(
      `INSERT INTO content_document (kind, key, file, source, body) VALUES ('page', '/old', 'pages/old.md', '', '{"path": 1}')`
    )
    await database.query("INSERT INTO content_push (added, changed, removed) VALUES (1, 0, 0)")
    expect(titles(await site())).toEqual(["Home"])
  })
})

describe("The last good answer", () => {
  /** What is asked for: each call takes the next answer, which may not have come yet. */
  const service = () => {
    const asked: Array<Deferred.Deferred<string, Error>> = []
    const read = Effect.suspend(() => {
      const answer = Deferred.makeUnsafe<string, Error>()
      asked.push(answer)
      return Deferred.await(answer)
    })
    /** Once it was asked for so often. */
    const awaitCall = (place: number): Effect.Effect<Deferred.Deferred<string, Error>> =>
      Effect.suspend(() => {
        const call = asked[place]
        return call ? Effect.succeed(call) : Effect.andThen(Effect.yieldNow, awaitCall(place))
      })
    const answer = (place: number, exit: Exit.Exit<string, Error>) =>
      Effect.flatMap(awaitCall(place), (call) => Deferred.done(call, exit))
    return { read, asked, answer }
  }
  const options = { cacheMs: 10_000, patienceMs: 300 }
  const run = <A>(work: Effect.Effect<A, Error>) => Effect.runPromise(work.pipe(Effect.provide(TestClock.layer())))

  it.each([["not at all", 0] as const, ...clockJumps])(
    "[F10] serves for its time, then is asked for again, where the machine's clock is set %s meanwhile",
    (_, by) =>
      run(
        Effect.gen(function* () {
          const { read, asked, answer } = service()
          const get = lastGood(read, options)
          const first = yield* Effect.forkChild(get)
          yield* answer(0, Exit.succeed("old"))
          yield* Fiber.join(first)
          yield* afterClockJump(
            by,
            Effect.gen(function* () {
              yield* TestClock.adjust(9_999)
              expect([yield* get, asked.length]).toEqual(["old", 1])
              yield* TestClock.adjust(1)
              const second = yield* Effect.forkChild(get)
              yield* answer(1, Exit.succeed("new"))
              expect(yield* Fiber.join(second)).toBe("new")
            })
          )
        })
      )
  )

  it("stays while the service is slow or down, and is asked for once by all who wait", () =>
    run(
      Effect.gen(function* () {
        const { read, asked, answer } = service()
        const get = lastGood(read, options)
        const first = yield* Effect.forkChild(get)
        yield* answer(0, Exit.succeed("old"))
        yield* Fiber.join(first)
        yield* TestClock.adjust(10_000)
        const many = yield* Effect.forkChild(Effect.all([get, get, get], { concurrency: 3 }))
        yield* TestClock.adjust(300)
        expect(yield* Fiber.join(many)).toEqual(["old", "old", "old"])
        expect(asked).toHaveLength(2)
        yield* answer(1, Exit.fail(new Error("down")))
        expect(yield* get).toBe("old")
        expect(asked).toHaveLength(2)
        yield* TestClock.adjust(1000)
        const later = yield* Effect.forkChild(get)
        yield* answer(2, Exit.succeed("back"))
        expect(yield* Fiber.join(later)).toBe("back")
      })
    ))

  it("fails without one, and asks again the next time", () =>
    run(
      Effect.gen(function* () {
        const { read, answer } = service()
        const get = lastGood(read, options)
        const first = yield* Effect.forkChild(Effect.exit(get))
        yield* answer(0, Exit.fail(new Error("down")))
        expect(Exit.isFailure(yield* Fiber.join(first))).toBe(true)
        const second = yield* Effect.forkChild(get)
        yield* answer(1, Exit.succeed("here"))
        expect(yield* Fiber.join(second)).toBe("here")
      })
    ))
})
