/** Every browser that somebody is logged in with, and the way to end each of those sessions. */
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import { momentText } from "../../../core/melbourne.ts"
import { deviceWords } from "../../words/my-account.ts"
import styles from "../parts/company.module.css"
import { LoadFailure } from "../parts/load-failure.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"

type List = ApiCalls["GET /users/auth/devices"]["data"]
type Device = List[number]

export const Devices = ({ devices }: { devices: CallResult<List> }) => {
  const router = useRouter()
  const [ending, setEnding] = useState<number | "others">()
  const [message, setMessage] = useState<{ readonly isProblem: boolean; readonly text: string }>()
  const focusProps = useFocusOnMessage<HTMLDivElement>(message)

  /** Says what came of it. Also where it was refused somebody else may have ended it: the list follows before anything is said. */
  const follow = async <Data,>(answer: CallResult<Data>, done: (data: Data) => string) => {
    await router.invalidate({ sync: true })
    setEnding(undefined)
    setMessage(answer.ok ? { isProblem: false, text: done(answer.data) } : { isProblem: true, text: answer.msg })
  }
  const signOut = async ({ id, device }: Device) => {
    setEnding(id)
    const answer = await router.options.context.call("POST /users/auth/devices/sign-out", { body: { id } })
    await follow(answer, () => deviceWords.signedOut(device))
  }
  const signOutOthers = async () => {
    setEnding("others")
    const answer = await router.options.context.call("POST /users/auth/devices/sign-out-others")
    await follow(answer, ({ signedOut }) => deviceWords.othersSignedOut(signedOut))
  }

  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{deviceWords.title}</h2>
      {devices.ok ? (
        <ul className={styles.devices}>
          {devices.data.map((device) => (
            <li key={device.id}>
              <p>
                <b>{device.device}</b> <span className="soft">{device.company}</span>
              </p>
              <p className="soft small">
                {deviceWords.since(momentText(device.startedAt))}
                {device.isThis ? null : `, ${deviceWords.lastSeen(momentText(device.lastSeenAt))}`}
              </p>
              {device.isThis ? (
                <span className={styles.this}>{deviceWords.thisOne}</span>
              ) : (
                <button
                  type="button"
                  className="btn quiet"
                  disabled={ending !== undefined}
                  aria-label={deviceWords.signOutOf(device.device)}
                  onClick={() => void signOut(device)}
                >
                  {deviceWords.signOut}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <LoadFailure failure={devices} />
      )}
      <div role="status" {...focusProps}>
        {message ? (
          <p className={`notice ${message.isProblem ? "bad" : "good"} ${styles.said}`}>{message.text}</p>
        ) : null}
      </div>
      {devices.ok && devices.data.length > 1 ? (
        <>
          <p className={styles.said}>
            <button
              type="button"
              className="btn quiet"
              disabled={ending !== undefined}
              onClick={() => void signOutOthers()}
            >
              {deviceWords.signOutOthers}
            </button>
          </p>
          <p className={`soft ${styles.said}`}>{deviceWords.help}</p>
        </>
      ) : null}
    </section>
  )
}
