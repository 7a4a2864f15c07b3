/** How long a request may take to arrive: everything its usual time, a form's files longer as long as they keep coming. */
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { limitRequestTime } from "../../../adapters/http/limits/request-time.ts"

const sockets: Array<Socket> = []
const server = createServer((request, response) => void request.resume().on("end", () => response.end()))
limitRequestTime(server, {
  usualMs: 30_000,
  longestMs: 60_000,
  leastBytesPerSecond: 1,
  mayTakeLonger: ({ url }) => url === "/form"
})

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"))
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => {
  vi.useRealTimers()
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => void server.close())

/** A request whose head has arrived, while all of its body of 60 bytes is still to come. */
const begin = async (path: string) => {
  const arrived = once(server, "request") as Promise<[IncomingMessage]>
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  sockets.push(socket)
  const answered = once(socket.setEncoding("utf8"), "data") as Promise<[string]>
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 60\r\n\r\n`)
  const [request] = await arrived
  const send = async (bytes: number) => {
    const come = once(request, "data")
    socket.write("x".repeat(bytes))
    await come
  }
  return { send, status: async () => Number((await answered)[0].split(" ")[1]) }
}

it("[F7] a request that has not arrived in its usual time is cut off, whatever of it still comes", async () => {
  const { send, status } = await begin("/orders")
  await send(20)
  vi.advanceTimersByTime(30_000)
  expect(await status()).toBe(408)
})

it("[F7] [VAL-06] the files of a form have a time of their own as long as they keep coming", async () => {
  const { send, status } = await begin("/form")
  vi.advanceTimersByTime(30_000)
  await send(20)
  vi.advanceTimersByTime(10_000)
  await send(40)
  expect(await status()).toBe(200)
})

it.each([
  ["has stopped coming", 1],
  ["takes longer than the longest, however steadily it comes", 30]
])("[F7] a form that %s is cut off", async (_, bytes) => {
  const { send, status } = await begin("/form")
  vi.advanceTimersByTime(30_000)
  for (const _time of [1, 2].slice(0, bytes === 1 ? 0 : 2)) {
    await send(15)
    vi.advanceTimersByTime(10_000)
  }
  await send(bytes === 1 ? 1 : 15)
  vi.advanceTimersByTime(10_000)
  expect(await status()).toBe(408)
})
