/** A page of content, a list of the blog or a post: the way to it, its title, and what it holds. */
import { Link } from "@tanstack/react-router"
import crumbs from "../../kit/breadcrumbs.module.css"
import { Picture } from "../../kit/picture.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import { JsonLd } from "../../page/json-ld.tsx"
import { contentWords } from "../../words/content.ts"
import { shellWords } from "../../words/shell.ts"
import { BlockList } from "../blocks/block-list.tsx"
import { PostCards } from "../blocks/post-cards.tsx"
import { BlogList } from "./blog-list.tsx"
import styles from "./content.module.css"
import { type ContentData, isPreview, type LoadedContent } from "./load-content.ts"

const Trail = ({ above, title }: Pick<ContentData, "above" | "title">) => (
  <nav aria-label={shellWords.breadcrumb}>
    <ol className={crumbs.crumbs}>
      <li>
        <Link to="/" activeOptions={{ exact: true }}>
          {shellWords.home}
        </Link>
      </li>
      {above.map((step) => (
        <li key={step.path}>
          <ContentLink to={step.path}>{step.title}</ContentLink>
        </li>
      ))}
      <li aria-current="page">{title}</li>
    </ol>
  </nav>
)

const PostFacts = ({ post }: { post: Extract<ContentData, { is: "post" }> }) => (
  <p className={styles.facts}>
    {contentWords.by(post.author)} · <time dateTime={post.publishedOn}>{post.day}</time>
    {post.categories.map(({ slug, name }) => (
      <ContentLink key={slug} to={`/blog/category/${slug}`} className={styles.tag}>
        {name}
      </ContentLink>
    ))}
  </p>
)

const Body = ({ page }: { page: ContentData }) => {
  if (page.is === "blog") return <BlogList list={page} />
  return (
    <>
      <BlockList blocks={page.blocks} />
      {page.is === "post" && page.related.length > 0 ? (
        <section className={styles.related}>
          <h2>{contentWords.related}</h2>
          <PostCards posts={page.related} />
        </section>
      ) : null}
    </>
  )
}

export const ContentView = ({ page }: { page: LoadedContent }) => {
  return (
    <>
      {page.facts.map((facts) => (
        <JsonLd key={facts["@type"]} facts={facts} />
      ))}
      {isPreview(page) ? (
        <p className="notice warn" role="note">
          {contentWords.preview}
        </p>
      ) : null}
      <Trail above={page.above} title={page.title} />
      <header className={styles.head}>
        <div>
          <h1>{page.title}</h1>
          {page.is === "post" ? <PostFacts post={page} /> : null}
          {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
        </div>
        {page.picture ? <Picture imageId={page.picture.image} alt={page.picture.alt} size={400} eager /> : null}
      </header>
      <Body page={page} />
    </>
  )
}
