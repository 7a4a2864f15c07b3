/** The pictures of a product, one at a time in a window: moved along by buttons, arrow keys or by hand, and looked at closely. */
import { useLayoutEffect, useRef, useState } from "react"
import { Modal } from "../../kit/modal.tsx"
import { Picture } from "../../kit/picture.tsx"
import { galleryWords } from "../../words/gallery.ts"
import styles from "./gallery.module.css"
import type { GalleryPicture } from "./gallery-pictures.ts"

type Props = {
  readonly name: string
  readonly pictures: ReadonlyArray<GalleryPicture>
  readonly firstId: string
  readonly onClose: () => void
}

export const GalleryWindow = ({ name, pictures, firstId, onClose }: Props) => {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ imageId }) => imageId === firstId)
    )
  )
  const [isZoomed, setIsZoomed] = useState(false)
  const shownPlace = useRef(place)
  shownPlace.current = place
  // As soon as it is open, as a key may be pressed before anything is painted.
  useLayoutEffect(() => row.current?.focus(), [])
  // A close look begins in the middle of its picture, and leads back to it in the row.
  useLayoutEffect(() => {
    const { current } = row
    const slide = current?.children[shownPlace.current]
    if (isZoomed)
      slide?.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2)
    else if (current) current.scrollLeft = shownPlace.current * current.clientWidth
  }, [isZoomed])
  const move = (by: 1 | -1) => {
    const next = place + by
    const { current } = row
    if (!current || next < 0 || next >= pictures.length) return
    setPlace(next)
    setIsZoomed(false)
    if (!isZoomed) current.scrollLeft = next * current.clientWidth
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : undefined
    // Looked at closely, the arrows move the picture.
    if (step && !isZoomed) {
      event.preventDefault()
      move(step)
    }
    if (event.key === "+" || event.key === "=") setIsZoomed(true)
    if (event.key === "-") setIsZoomed(false)
  }
  const press = useRef(pressKey)
  press.current = pressKey
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event)
    const dialog = row.current?.closest("dialog")
    dialog?.addEventListener("keydown", listen)
    return () => dialog?.removeEventListener("keydown", listen)
  }, [])
  // A hand moves the row; what it comes to rest at is the picture that is shown.
  const onScroll = () => {
    const { current } = row
    if (current && !isZoomed) setPlace(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)))
  }
  const shown = pictures[place]
  return (
    <Modal title={galleryWords.title(name)} onClose={onClose}>
      <section aria-label={galleryWords.pictures}>
        <ul
          ref={row}
          className={`${styles.row} ${isZoomed ? styles.zoomed : ""}`}
          // A row that scrolls is reached by Tab; looked at closely its picture is.
          tabIndex={!isZoomed && pictures.length > 1 ? 0 : -1}
          onScroll={onScroll}
        >
          {pictures.map((picture, at) => (
            <li
              key={picture.imageId}
              hidden={isZoomed && at !== place}
              tabIndex={isZoomed && at === place ? 0 : undefined}
            >
              <Picture imageId={picture.imageId} alt={picture.alt} size={1200} />
            </li>
          ))}
        </ul>
        <p className={styles.caption}>{shown?.alt}</p>
        <div className={styles.buttons}>
          {pictures.length > 1 ? (
            <>
              <button
                type="button"
                className="btn quiet"
                aria-label={galleryWords.previous}
                aria-disabled={place === 0}
                onClick={() => move(-1)}
              >
                ←
              </button>
              <span role="status">{galleryWords.place(place + 1, pictures.length)}</span>
              <button
                type="button"
                className="btn quiet"
                aria-label={galleryWords.next}
                aria-disabled={place === pictures.length - 1}
                onClick={() => move(1)}
              >
                →
              </button>
            </>
          ) : null}
          <button type="button" className="btn quiet" aria-pressed={isZoomed} onClick={() => setIsZoomed(!isZoomed)}>
            {isZoomed ? galleryWords.zoomOut : galleryWords.zoomIn}
          </button>
        </div>
      </section>
    </Modal>
  )
}
