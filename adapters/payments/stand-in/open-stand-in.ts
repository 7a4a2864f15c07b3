/** Opens the stand-in for Stripe and the wallets: its store, its switches, its webhooks and its server. */
import { once } from "node:events"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { type Control, openControl } from "./control.ts"
import { openServer } from "./server.ts"
import type { StandInSettings } from "./settings.ts"
import { runningShops } from "./shop-notes.ts"
import { readAddress, type StandInAddress, writeAddress } from "./single-instance.ts"
import { openStore, type StandInStore } from "./store.ts"
import { openWebhooks, type Webhooks } from "./webhooks.ts"

const host = "127.0.0.1"

const tryPort = async (server: Server, port: number): Promise<boolean> => {
  try {
    server.listen(port, host)
    await once(server, "listening")
    return true
  } catch {
    return false
  }
}

/** The given port; or, when any will do, the one of last time, so that open pages still find their bank. */
const listen = async (server: Server, settings: StandInSettings): Promise<number> => {
  const ports = settings.port === 0 ? [readAddress(settings.data)?.port ?? 0, 0] : [settings.port]
  for (const port of ports) if (await tryPort(server, port)) return (server.address() as AddressInfo).port
  throw new Error(`Port ${settings.port} is taken`)
}

export type OpenStandIn = {
  readonly place: StandInAddress
  /** Hangs up on everybody; what it knows stays in its folder. */
  readonly close: () => Promise<void>
}

/** Opens it in this process, on the folder of its settings, which nobody else may hold. */
export const openStandIn = async (settings: StandInSettings): Promise<OpenStandIn> => {
  const store: StandInStore = openStore(join(settings.data, "log.jsonl"))
  let origin = ""
  const control: Control = openControl(
    {
      faults: [],
      webhooks: {
        url: settings.webhookUrl,
        secrets: settings.webhookSecrets,
        hold: false,
        delayMs: 0,
        repeat: 1,
        order: "oldest first",
        ageSeconds: 0
      },
      allowedOrigins: settings.allowedOrigins
    },
    () => webhooks
  )
  const shopUrls = () => runningShops(settings.data).flatMap(({ webhookUrl }) => webhookUrl ?? [])
  const shopOrigins = () => runningShops(settings.data).flatMap(({ origins }) => origins)
  const webhooks: Webhooks = openWebhooks(store, () => control.switches().webhooks, shopUrls, control.changed)
  const onChange = () => {
    webhooks.wake()
    control.changed()
  }
  const { key, publishableKey } = settings
  const server = openServer({
    store,
    key,
    publishableKey,
    control,
    origin: () => origin,
    shopOrigins,
    wakeWebhooks: onChange
  })
  const port = await listen(server, settings)
  origin = `http://${host}:${port}`
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await webhooks.stop()
    store.close()
  }
  const place = { pid: process.pid, port, origin, publishableKey }
  writeAddress(settings.data, place)
  webhooks.wake()
  return { place, close }
}
