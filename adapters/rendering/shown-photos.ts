/** Draws copies of photographs on the rendering thread. */
import { Effect, Layer } from "effect"
import { ShownPhotos } from "../../core/ordering/runs/shown-photos.port.ts"
import { queuedWork } from "../threads/queued-work.ts"
import { render } from "./render.ts"

export const shownPhotosLayer = Layer.succeed(ShownPhotos, {
  copy: (photo) =>
    Effect.map(
      queuedWork("documents", () => render({ kind: "photo" }, photo)),
      (bytes) => (bytes.length > 0 ? { type: "image/jpeg" as const, bytes } : undefined)
    )
})
