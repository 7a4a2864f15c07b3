/** How long a request may take to arrive: a form's files are given longer than anything else, as long as they keep coming. */
import type { IncomingMessage, Server } from "node:http"

export type RequestTime = {
  /** By then a request has arrived, unless it may take longer; milliseconds. */
  readonly usualMs: number
  /** The most that such a request may take. */
  readonly longestMs: number
  /** Less than that in a second, and it is cut off. */
  readonly leastBytesPerSecond: number
  readonly mayTakeLonger: (request: IncomingMessage) => boolean
}

/** How often it is looked whether such a request still comes. */
const CHECK_MS = 10_000

const TIMEOUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

const cutOff = ({ socket }: IncomingMessage): void => {
  if (socket.writable) socket.write(TIMEOUT)
  socket.destroySoon()
}

/** [F7] To be called before the first request; the server's own `requestTimeout` is at least the longest. */
export const limitRequestTime = (server: Server, limits: RequestTime): void => {
  const { usualMs, longestMs, leastBytesPerSecond, mayTakeLonger } = limits
  server.on("request", (request: IncomingMessage) => {
    let timer: NodeJS.Timeout | undefined
    let readBefore = 0
    const cut = () => cutOff(request)
    const check = (elapsed: number) => {
      const { bytesRead } = request.socket
      const isSlow = elapsed > usualMs && bytesRead - readBefore < (leastBytesPerSecond * CHECK_MS) / 1000
      if (elapsed >= longestMs || isSlow) return cut()
      readBefore = bytesRead
      timer = setTimeout(check, CHECK_MS, elapsed + CHECK_MS)
    }
    timer = setTimeout(mayTakeLonger(request) ? check : cut, usualMs, usualMs)
    request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer))
  })
}
