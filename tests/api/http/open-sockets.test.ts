/** How many connections may be open at once, on a server that answers everybody. */
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { afterEach, expect, it } from "vitest"
import { type ConnectionLimits, limitConnections } from "../../../adapters/http/limits/connection-limits.ts"

/** More bytes than a connection holds by itself. */
const MUCH = 64 * 1024 * 1024
const limits: ConnectionLimits = { total: 100, perAddress: 3, idleMs: 60_000, isShared: () => false }
const sockets: Array<Socket> = []
let server: Server | undefined

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.close()
})

const listening = async (changed: Partial<ConnectionLimits>) => {
  const made = createServer(({ url }, response) => response.end(url === "/much" ? Buffer.alloc(MUCH) : "hello"))
  server = made
  limitConnections(made, { ...limits, ...changed })
  await once(made.listen(0, "127.0.0.1"), "listening")
  return (made.address() as AddressInfo).port
}

/** A connection that asks once; true where it is answered, false where it is hung up on. */
const asking = async (port: number) => {
  const socket = connect(port, "127.0.0.1")
  sockets.push(socket)
  socket.on("error", () => undefined)
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n")
  const isAnswered = await new Promise<boolean>((resolve) => {
    socket.once("data", () => resolve(true))
    socket.once("close", () => resolve(false))
  })
  return { socket, isAnswered }
}

const answered = async (port: number, count: number) => {
  const found: Array<boolean> = []
  for (let nth = 0; nth < count; nth += 1) found.push((await asking(port)).isAnswered)
  return found
}

it("[F7] of one address so many are open at once; the next is hung up on, and let in when one has gone", async () => {
  const port = await listening({})
  const first = await asking(port)
  expect(await answered(port, 3)).toEqual([true, true, false])
  first.socket.destroy()
  await expect.poll(async () => (await asking(port)).isAnswered).toBe(true)
  expect(await answered(port, 1)).toEqual([false])
})

it("[F7] an address that many visitors share is not counted, but everybody's connections together are", async () => {
  const port = await listening({ total: 5, isShared: (address) => address === "127.0.0.1" })
  expect(await answered(port, 6)).toEqual([true, true, true, true, true, false])
})

it("[F7] whoever asks for much and reads none of it is hung up on", async () => {
  const port = await listening({ idleMs: 50 })
  const opened = once(server as Server, "connection")
  const socket = connect(port, "127.0.0.1")
  sockets.push(socket)
  socket.pause()
  socket.write("GET /much HTTP/1.1\r\nHost: shop\r\n\r\n")
  const [theirs] = (await opened) as [Socket]
  await once(theirs, "close")
  expect(socket.bytesRead).toBeLessThan(MUCH)
})
