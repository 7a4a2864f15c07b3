/** MobX `makeAutoObservable` for view models, switched off during server rendering. */
import { makeAutoObservable } from "mobx"

let isObservabilityDisabled = false

/** From now on view models are plain objects: the server draws a page once, from what is there, and lets them go. */
export const disableObservability = () => {
  isObservabilityDisabled = true
}

/** As `makeAutoObservable`, which took the server a twentieth of a page's time. */
export const autoObservable: typeof makeAutoObservable = (target, ...options) =>
  isObservabilityDisabled ? target : makeAutoObservable(target, ...options)
