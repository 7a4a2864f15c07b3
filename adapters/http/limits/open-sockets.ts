/** Bounds how many connections are open, so that no visitor can use them all up, and how long one may stand still. */
import type { Server } from "node:http"
import type { Socket } from "node:net"

export type SocketLimits = {
  /** Open at once, of everybody. */
  readonly all: number
  /** Open at once from one address. */
  readonly each: number
  /** Nothing read or written for so long ends a connection, milliseconds. */
  readonly idleMs: number
  /** Whether many visitors come from that address: it is counted for nobody. */
  readonly isShared: (address: string) => boolean
}

/** [F7] More connections than that are closed at once, without a word. To be called before the first of them. */
export const boundSockets = (server: Server, { all, each, idleMs, isShared }: SocketLimits): void => {
  const open = new Map<string, number>()
  server.maxConnections = all
  server.setTimeout(idleMs)
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isShared(address)) return
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > each) socket.destroy()
  })
}
