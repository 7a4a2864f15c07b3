/** Limits on open connections, in all and per address, and on how long one may stay idle. */
import type { Server } from "node:http"
import type { Socket } from "node:net"

export type ConnectionLimits = {
  /** Open at once, of everybody. */
  readonly total: number
  /** Open at once from one address. */
  readonly perAddress: number
  /** Nothing read or written for so long ends a connection, milliseconds. */
  readonly idleMs: number
  /** Whether many visitors come from that address: it is counted for nobody. */
  readonly isShared: (address: string) => boolean
}

/** [F7] More connections than that are closed at once, without a word. To be called before the first of them. */
export const limitConnections = (server: Server, { total, perAddress, idleMs, isShared }: ConnectionLimits): void => {
  const openByAddress = new Map<string, number>()
  server.maxConnections = total
  server.setTimeout(idleMs)
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isShared(address)) return
    const count = (openByAddress.get(address) ?? 0) + 1
    openByAddress.set(address, count)
    socket.once("close", () => {
      const remaining = (openByAddress.get(address) ?? 1) - 1
      if (remaining > 0) openByAddress.set(address, remaining)
      else openByAddress.delete(address)
    })
    if (count > perAddress) socket.destroy()
  })
}
