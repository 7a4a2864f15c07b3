/** Posts of the blog as cards: picture, title, how each begins, and when it was written. */
import { Picture } from "../../kit/picture.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import styles from "./blocks.module.css"
import type { PostCard } from "./load-blocks.ts"

type Posts = ReadonlyArray<PostCard>

export const PostCards = ({ posts, level = 3 }: { posts: Posts; level?: 2 | 3 }) => {
  const Heading = level === 2 ? "h2" : "h3"
  return (
    <ul className={styles.posts}>
      {posts.map(({ slug, title, excerpt, publishedOn, day, picture }) => (
        <li key={slug} className={styles.post}>
          {picture ? <Picture imageId={picture.image} alt="" size={400} /> : null}
          <Heading>
            <ContentLink to={`/blog/${slug}`}>{title}</ContentLink>
          </Heading>
          <p>{excerpt}</p>
          <time dateTime={publishedOn}>{day}</time>
        </li>
      ))}
    </ul>
  )
}
