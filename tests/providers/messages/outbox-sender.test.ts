/** What becomes of a message whose sender ends between the sending and the mark that it was sent. */
import { Effect } from "effect"
import { expect, it } from "vitest"
import { type QueuedMessage, sendQueuedMessages } from "../../../adapters/messages/outbox-sender.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("empty")
const { query } = database

const waiting = async () => (await query("SELECT id FROM outbox WHERE sent_at IS NULL")).length

/** A sender that ends once `isOver` holds, whatever it was doing. */
const sendUntil = (isOver: () => Promise<void>, deliver: (message: QueuedMessage) => Effect.Effect<void>) =>
  Effect.runPromise(
    Effect.scoped(Effect.andThen(sendQueuedMessages("email", deliver), Effect.promise(isOver))).pipe(
      Effect.provide(database.layer(2))
    )
  )

it("[I21] [F1] a message whose sender was killed before it was marked goes out again as the same one, and once it is marked no more", async () => {
  await query(
    `INSERT INTO outbox (message_key, channel, recipient, subject, text, queued_at, next_try_at)
     VALUES ('order-placed 100000017', 'email', 'kim@example.com', 'Your order', 'Hi', now(), now())`
  )
  const sent: Array<string> = []
  const take = ({ message_key, attempts }: QueuedMessage) =>
    Effect.sync(() => void sent.push(`${message_key}: ${attempts}`))
  const hasSent = (count: number) => () => expect.poll(() => sent.length).toBe(count)
  await sendUntil(hasSent(1), (message) => Effect.andThen(take(message), Effect.never))
  expect(await waiting()).toBe(1)
  // Others leave it alone for as long as its sender may be at it.
  const [row] = await query("SELECT next_try_at > now() + interval '1 minute' AS is_left FROM outbox")
  expect(row).toEqual({ is_left: true })
  await query("UPDATE outbox SET next_try_at = now()")
  await sendUntil(() => expect.poll(waiting).toBe(0), take)
  await query("UPDATE outbox SET next_try_at = now()")
  await sendUntil(() => Effect.runPromise(Effect.sleep("300 millis")), take)
  expect(sent).toEqual(["order-placed 100000017: 1", "order-placed 100000017: 2"])
})
