/** A product's pictures: links that open them large, by a window once its code has come. */
import { type MouseEvent, useState } from "react"
import { Picture } from "../../kit/picture.tsx"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { galleryWords } from "../../words/gallery.ts"
import styles from "./gallery.module.css"
import { type GalleryPicture, pictureAddress } from "./gallery-pictures.ts"

const loadWindow = () => import("./gallery-window.tsx")

type Props = {
  readonly name: string
  readonly pictures: ReadonlyArray<GalleryPicture>
  /** The variant in hand looks like this; the product's own where it has none. */
  readonly shownId: string
}

/** The window's code is fetched when a pointer or the focus comes; a press before it is there waits for it, and opens the file where it can't be had. */
export const Gallery = ({ name, pictures, shownId }: Props) => {
  const [part, fetchPart] = useLazyPart(loadWindow)
  const [openId, setOpenId] = useState<string>()
  const open = (event: MouseEvent, imageId: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    loadWindow().then(
      () => {
        fetchPart()
        setOpenId(imageId)
      },
      () => location.assign(pictureAddress(imageId))
    )
  }
  const shown = pictures.find(({ imageId }) => imageId === shownId) ?? pictures[0]
  if (!shown) return null
  const linkTo = ({ imageId, alt }: GalleryPicture) => ({
    href: pictureAddress(imageId),
    "aria-label": galleryWords.enlarge(alt),
    onPointerEnter: fetchPart,
    onFocus: fetchPart,
    onClick: (event: MouseEvent) => open(event, imageId)
  })
  return (
    <>
      <a {...linkTo(shown)} className={styles.large}>
        <Picture imageId={shown.imageId} alt={shown.alt} size={1200} eager />
      </a>
      {pictures.length > 1 ? (
        <ul className={styles.small} aria-label={galleryWords.more}>
          {pictures.map((picture) => (
            <li key={picture.imageId}>
              <a {...linkTo(picture)}>
                <Picture imageId={picture.imageId} alt="" size={200} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {part && openId !== undefined ? (
        <part.GalleryWindow name={name} pictures={pictures} firstId={openId} onClose={() => setOpenId(undefined)} />
      ) : null}
    </>
  )
}
