/** A product's drawing, for light and dark pages, in a box of fixed shape. */
import { createContext, useContext } from "react"
import styles from "./picture.module.css"

export type PictureSize = 200 | 400 | 600 | 1200

/** [ENT-17] The origin that pictures are fetched from; empty for the page's own. */
export const PictureOrigin = createContext("")

const source = (imageId: string, size: PictureSize): string => `/media/internal/${imageId}/${size}.webp`

type Props = {
  readonly imageId: string
  readonly alt: string
  readonly size: PictureSize
  /** The first picture that a visitor sees is asked for at once; others when they come near. */
  readonly eager?: boolean
}

export const Picture = ({ imageId, alt, size, eager = false }: Props) => {
  const origin = useContext(PictureOrigin)
  return (
    // Of another image a new element: the old one would stand there until the other has come.
    <picture key={imageId} className={styles.picture}>
      <source media="(prefers-color-scheme: dark)" srcSet={origin + source(`${imageId}-dark`, size)} />
      <img
        src={origin + source(imageId, size)}
        alt={alt}
        width={size}
        height={(size * 3) / 4}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  )
}
