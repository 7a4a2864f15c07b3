/** Makes view models tell of their changes, where somebody sees them: in the browser. */
import { makeAutoObservable } from "mobx"

let isDrawnOnce = false

/** From now on view models are plain objects: the server draws a page once, from what is there, and lets them go. */
export const drawOnce = () => {
  isDrawnOnce = true
}

/** As `makeAutoObservable`, which took the server a twentieth of a page's time. */
export const observed: typeof makeAutoObservable = (target, ...how) =>
  isDrawnOnce ? target : makeAutoObservable(target, ...how)
