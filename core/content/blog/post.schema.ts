/** A post of the blog, and the categories that posts are in. */
import { Schema } from "effect"
import { DayText, Identifier, MessageText, NameText, ProseText } from "../../bounds.schema.ts"
import { ContentBlock, ContentPicture } from "../pages/page.schema.ts"

const slug = Identifier.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

export const BlogCategory = Schema.Struct({ slug, name: NameText, description: MessageText })
export type BlogCategory = typeof BlogCategory.Type

/** The categories in the order that the blog lists them. */
export const BlogCategories = Schema.Struct({ categories: Schema.Array(BlogCategory).check(Schema.isMaxLength(40)) })
export type BlogCategories = typeof BlogCategories.Type

/** A post; `publishedOn` is a Melbourne day, and from its beginning the post is there. */
export const BlogPost = Schema.Struct({
  slug,
  title: NameText,
  description: MessageText,
  author: NameText,
  publishedOn: DayText.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  categories: Schema.Array(slug).check(Schema.isMinLength(1), Schema.isMaxLength(5)),
  picture: Schema.optionalKey(ContentPicture),
  isPublished: Schema.Boolean,
  blocks: Schema.Array(ContentBlock).check(Schema.isMaxLength(60))
})
export type BlogPost = typeof BlogPost.Type

/** What a list of posts shows of one; `excerpt` has at most 50 words. */
export const PostLinkSchema = Schema.Struct({
  slug,
  title: NameText,
  author: NameText,
  publishedOn: DayText,
  categories: Schema.Array(slug).check(Schema.isMaxLength(5)),
  picture: Schema.optionalKey(ContentPicture),
  excerpt: ProseText
})
