/** A server that takes e-mails and keeps them, for tests. */
import { once } from "node:events"
import { createServer, type Socket } from "node:net"

/** `answers` says what becomes of each message; 250 takes it. */
export const startSmtp = async (answers: (nth: number) => string = () => "250 taken") => {
  const taken: Array<string> = []
  const waiting: Array<() => void> = []
  const serve = (socket: Socket) => {
    let data: string | undefined
    let rest = ""
    socket.on("error", () => undefined)
    socket.write("220 sink\r\n")
    const hear = (line: string) => {
      if (data !== undefined && line !== ".") {
        data += `${line}\n`
        return
      }
      if (data !== undefined) {
        taken.push(data)
        data = undefined
        socket.write(`${answers(taken.length)}\r\n`)
        for (const tell of waiting.splice(0)) tell()
        return
      }
      if (/^DATA/i.test(line)) {
        data = ""
        socket.write("354 go on\r\n")
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n")
      else socket.write("250 ok\r\n")
    }
    socket.on("data", (part) => {
      const lines = (rest + part.toString("latin1")).split("\r\n")
      rest = lines.pop() ?? ""
      lines.forEach(hear)
    })
  }
  const server = createServer(serve).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** Resolves when that many were heard. */
    hears: async (count: number) => {
      while (taken.length < count) await new Promise<void>((tell) => waiting.push(tell))
      return taken
    },
    close: () => {
      server.close()
    }
  }
}
