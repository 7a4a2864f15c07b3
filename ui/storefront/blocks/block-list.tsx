/** The blocks of a page, each as what it is. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { Fragment, type ReactNode } from "react"
import { Picture } from "../../kit/picture.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import { categoryLink, productLink } from "../../page/page-link.ts"
import { contentWords } from "../../words/content.ts"
import { BannerRow } from "./banner-row.tsx"
import styles from "./blocks.module.css"
import { FormBlock } from "./form/form-block.tsx"
import type { LoadedBlock } from "./load-blocks.ts"
import { PostCards } from "./post-cards.tsx"
import { RichTextView } from "./rich-text-view.tsx"

type Of<Is extends LoadedBlock["is"]> = { readonly block: Extract<LoadedBlock, { is: Is }> }

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{heading}</h2>
    {children}
  </section>
)

const Figure = ({ block: { image, alt, caption } }: Of<"picture">) => (
  <figure className={styles.figure}>
    <Picture imageId={image} alt={alt} size={600} />
    {caption ? <figcaption>{caption}</figcaption> : null}
  </figure>
)

type TileProps = { readonly image?: string | undefined; readonly title: string; readonly children?: ReactNode }

/** What stands on a tile that leads somewhere. */
const TileFace = ({ image, title, children }: TileProps) => (
  <>
    {image === undefined ? null : <Picture imageId={image} alt="" size={400} />}
    <b>{title}</b>
    {children === undefined ? null : <span>{children}</span>}
  </>
)

/** Without prices: what a visitor pays is worked out on the product's own page. */
const Products = ({ block: { heading, query, products } }: Of<"products">) => (
  <Section heading={heading}>
    <ul className={styles.tiles}>
      {products.map(({ objectID, slug, title, imageId, sizeText }) => (
        <li key={objectID}>
          <a {...productLink(slug)} className={styles.tile}>
            <TileFace image={imageId} title={title}>
              {sizeText}
            </TileFace>
          </a>
        </li>
      ))}
    </ul>
    {query ? (
      <Link to="/search" search={{ query }} className={styles.more}>
        {contentWords.moreProducts}
        <span className="hidden">: {heading}</span>
      </Link>
    ) : null}
  </Section>
)

const Categories = ({ block: { heading, categories } }: Of<"categories">) => (
  <Section heading={heading}>
    <ul className={styles.tiles}>
      {categories.map(({ name, slug, image }) => (
        <li key={slug}>
          <a {...categoryLink(slug)} className={styles.tile}>
            <TileFace image={image} title={name} />
          </a>
        </li>
      ))}
    </ul>
  </Section>
)

const Pages = ({ block: { heading, pages } }: Of<"pages">) => (
  <Section heading={heading}>
    <ul className={styles.tiles}>
      {pages.map(({ path, title, description, picture }) => (
        <li key={path}>
          <ContentLink to={path} className={styles.tile}>
            <TileFace image={picture?.image} title={title}>
              {description}
            </TileFace>
          </ContentLink>
        </li>
      ))}
    </ul>
  </Section>
)

const Stores = ({ block: { heading, stores } }: Of<"stores">) => (
  <Section heading={heading}>
    <ul className={styles.stores}>
      {stores.map(({ name, slug, phone, place }) => (
        <li key={slug}>
          <Link to="/stores/$id" params={{ id: slug }}>
            {name}
          </Link>
          <span>{place}</span>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <span className="hidden">
              {contentWords.call} {name}:{" "}
            </span>
            {phone}
          </a>
        </li>
      ))}
    </ul>
  </Section>
)

const Action = ({ block: { heading, text, label, to } }: Of<"call-to-action">) => (
  <section className={styles.action}>
    <div>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
    <ContentLink to={to} className="btn">
      {label}
    </ContentLink>
  </section>
)

/** [BEN-01] Benefits in yellow, trade in blue. */
const Panels = ({ block }: Of<"account-panels">) => (
  <div className={styles.panels}>
    {block.panels.map(({ kind, heading, text, apply, about, to }) => (
      <section key={kind} className={styles[kind]}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ContentLink to={to} className="btn">
          {apply}
          <span className="hidden"> {about}</span>
        </ContentLink>
      </section>
    ))}
  </div>
)

const page = getRouteApi("/_shop/$")

const Form = ({ block: { form } }: Of<"form">) => {
  const { sent } = page.useSearch()
  return <FormBlock form={form} isSent={form !== undefined && sent === form.id} />
}

const Block = ({ block }: { block: LoadedBlock }) => {
  switch (block.is) {
    case "text":
      return <RichTextView {...block} />
    case "picture":
      return <Figure block={block} />
    case "products":
      return <Products block={block} />
    case "categories":
      return <Categories block={block} />
    case "banner":
      return <BannerRow banners={block.banners} />
    case "call-to-action":
      return <Action block={block} />
    case "form":
      return <Form block={block} />
    case "stores":
      return <Stores block={block} />
    case "pages":
      return <Pages block={block} />
    case "posts":
      return (
        <Section heading={block.heading}>
          <PostCards posts={block.posts} />
        </Section>
      )
    case "account-panels":
      return <Panels block={block} />
  }
}

/** They are never put in another order. */
export const BlockList = ({ blocks }: { blocks: ReadonlyArray<LoadedBlock> }) => (
  <div className={styles.blocks}>
    {blocks
      .map((block, place) => ({ block, key: `${place} ${block.is}` }))
      .map(({ block, key }) => (
        <Fragment key={key}>
          <Block block={block} />
        </Fragment>
      ))}
  </div>
)
