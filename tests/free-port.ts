/** Ports for the shops that tests start. */
import { once } from "node:events"
import { createServer } from "node:net"

/** Below those that the system gives to whoever asks for any: such a one may be somebody else's before its shop listens, or while it is down. */
const FIRST = 20_000
const PER_PROCESS = 32
const PROCESSES = 375

let given = 0

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, "127.0.0.1")
  try {
    await once(server, "listening")
  } catch {
    return false
  }
  server.close()
  await once(server, "close")
  return true
}

/** One that nobody listens on, of those that are this process's own. */
export const freePort = async (): Promise<number> => {
  const first = FIRST + (process.pid % PROCESSES) * PER_PROCESS
  for (let tries = 0; tries < PER_PROCESS; tries += 1) {
    const port = first + (given % PER_PROCESS)
    given += 1
    if (await isFree(port)) return port
  }
  throw new Error(`Somebody listens on each port from ${first} to ${first + PER_PROCESS - 1}`)
}
