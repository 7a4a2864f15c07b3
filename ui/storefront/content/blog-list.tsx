/** A list of the blog: its categories, its posts, and the way to older ones. */
import { Link } from "@tanstack/react-router"
import { ContentLink } from "../../page/content-link.tsx"
import { contentWords } from "../../words/content.ts"
import { PostCards } from "../blocks/post-cards.tsx"
import styles from "./content.module.css"
import type { ContentData } from "./load-content.ts"

const blogLink = { to: "/$", params: { _splat: "blog" } } as const

type Blog = Extract<ContentData, { is: "blog" }>

const Categories = ({ list: { categories, category } }: { list: Blog }) => (
  <nav aria-label={contentWords.categories}>
    <ul className={styles.tags}>
      <li>
        <Link {...blogLink} activeOptions={{ exact: true }} className={styles.tag}>
          {contentWords.all}
        </Link>
      </li>
      {categories.map(({ slug, name, count }) => (
        <li key={slug} {...(slug === category ? { "aria-current": "true" as const } : {})}>
          <ContentLink to={`/blog/category/${slug}`} className={styles.tag}>
            {name} <small>{count}</small>
          </ContentLink>
        </li>
      ))}
    </ul>
  </nav>
)

const Pager = ({ list: { page, pages, category } }: { list: Blog }) => {
  if (pages < 2) return null
  const to = (other: number) => ({
    to: "/$" as const,
    params: category ? { _splat: `blog/category/${category}` } : blogLink.params,
    search: other > 1 ? { page: String(other) } : {}
  })
  return (
    <nav aria-label={contentWords.pager} className={styles.pager}>
      {page > 1 ? (
        <Link {...to(page - 1)} rel="prev" className="btn quiet">
          {contentWords.newer}
        </Link>
      ) : null}
      <span>{contentWords.page(page, pages)}</span>
      {page < pages ? (
        <Link {...to(page + 1)} rel="next" className="btn quiet">
          {contentWords.older}
        </Link>
      ) : null}
    </nav>
  )
}

export const BlogList = ({ list }: { list: Blog }) => (
  <>
    <Categories list={list} />
    {list.posts.length > 0 ? <PostCards posts={list.posts} level={2} /> : <p>{contentWords.noPosts}</p>}
    <Pager list={list} />
  </>
)
