/** Bytes as a client sends them that keeps to no rule: whole, halved, or one at a time. */
import { once } from "node:events"
import { connect, type Socket } from "node:net"

export const openSocket = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1")
  // Being cut off in the middle is what these clients are there for.
  socket.on("error", () => undefined)
  await once(socket, "connect")
  return socket
}

/** All that the shop says until it hangs up. */
export const readUntilClose = async (socket: Socket): Promise<string> => {
  const parts: Array<Buffer> = []
  socket.on("data", (part: Buffer) => parts.push(part))
  if (!socket.destroyed) await once(socket, "close")
  return Buffer.concat(parts).toString("latin1")
}

/** A request's head, with its lines as given; `Host` and `Origin` come by themselves. */
export const requestHead = (first: string, ...lines: ReadonlyArray<string>): string =>
  [`${first} HTTP/1.1`, "Host: localhost", "Origin: http://localhost", ...lines, "", ""].join("\r\n")

export type RawResponse = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  /** How many answers came over the one connection. */
  readonly answers: number
}

/** Says it all at once and hears the answer; the client goes on waiting until the shop hangs up. */
export const sendRaw = async (port: number, text: string): Promise<RawResponse> => {
  const socket = await openSocket(port)
  const all = readUntilClose(socket)
  socket.write(text, "latin1")
  const answer = await all
  const [top = "", body = ""] = answer.split("\r\n\r\n")
  const [first = "", ...lines] = top.split("\r\n")
  return {
    status: Number(first.split(" ")[1]),
    headers: new Map(
      lines.map((line) => [line.split(": ")[0]?.toLowerCase() ?? "", line.slice(line.indexOf(": ") + 2)])
    ),
    text: body,
    answers: answer.split("HTTP/1.1 ").length - 1
  }
}
