/** A plain Node server in a process of its own that answers everything with the bytes that it was given. */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

process.once("message", ({ bytes, type }: { bytes: string; type: string }) => {
  const body = Buffer.from(bytes, "base64")
  const server = createServer((request, response) => {
    request.resume()
    request.once("end", () => {
      response.writeHead(200, { "content-type": type, "content-length": body.length })
      response.end(body)
    })
  })
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
})
process.once("disconnect", () => process.exit(0))
