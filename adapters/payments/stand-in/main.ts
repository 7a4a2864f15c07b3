/** Starts the stand-in for Stripe: a process of its own that outlives the shop. `node main.ts`, settings in settings.ts. */
import { openStandIn } from "./open-stand-in.ts"
import { settingsFrom } from "./settings.ts"
import { findRunning, lockFolder, type StandInAddress, updateRunning } from "./single-instance.ts"

const say = (place: StandInAddress, already: boolean) =>
  console.log(JSON.stringify({ listening: true, name: "stripe", ...place, ...(already ? { already: true } : {}) }))

const stopOn = (signals: ReadonlyArray<NodeJS.Signals>, stop: () => Promise<void>) => {
  for (const signal of signals) process.once(signal, () => void stop().then(() => process.exit(0)))
}

const start = async () => {
  const settings = settingsFrom(process.argv.slice(2), process.env)
  if (lockFolder(settings.data)) {
    const { place, close } = await openStandIn(settings)
    stopOn(["SIGTERM", "SIGINT"], close)
    return say(place, false)
  }
  const place = await findRunning(settings.data)
  await updateRunning(place, settings)
  say(place, true)
}

// The shop that started this may be gone, and with it the pipe that was listened to.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
start().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
})
