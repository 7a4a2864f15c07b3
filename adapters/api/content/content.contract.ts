/** The calls about what staff write: menus, posts, banners and forms. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Count, Identifier, listOf, MessageText, NameText } from "../../../core/bounds.schema.ts"
import { BannerSet } from "../../../core/content/banners/banner.schema.ts"
import { BlogCategory, BlogPost, PostLinkSchema } from "../../../core/content/blog/post.schema.ts"
import { BotChallenge } from "../../../core/content/forms/bot-challenge.schema.ts"
import { PublicForm } from "../../../core/content/forms/form.schema.ts"
import { Menu } from "../../../core/content/navigation/menu.schema.ts"
import { ContentPage, ContentPath, ContentPicture } from "../../../core/content/pages/page.schema.ts"
import { UploadRuleSchema } from "../../../core/fields/uploads.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { unitCodes } from "../../../core/units/unit.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable } from "../failure.ts"
import { reads, withPolicy } from "../route-policy.ts"

const key = Identifier.check(Schema.isMaxLength(200), Schema.isPattern(/^[A-Za-z0-9_/-]+$/u))

/** Locations with commas between them. */
const locations = Schema.String.check(Schema.isMaxLength(1000), Schema.isPattern(/^[a-z0-9/,-]*$/u))

const contentPath = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(/^\/[a-z0-9/-]*$/u))

/** What a link to something that is not published yet carries. */
const preview = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^[\w.-]*$/u)))

const PageLinkSchema = Schema.Struct({
  path: ContentPath,
  title: NameText,
  description: MessageText,
  picture: Schema.optionalKey(ContentPicture)
})

/** What a shopper typed so far. */
const typedText = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(/^[^\p{Cc}]*$/u))

const ContentMatchSchema = Schema.Struct({
  kind: Schema.Literals(["page", "post"]),
  path: contentPath,
  title: NameText
})

/** A whole number from 1, as an address has it. */
const placeText = Schema.String.check(Schema.isMaxLength(4), Schema.isPattern(/^[1-9]\d*$/u))

const Label = Schema.Struct({ one: NameText, many: NameText })

/** [ENT-16] [UOM-01] What each unit of measure is called, by its code: where it is chosen, on page, card and at the checkout. */
const UnitLabelsByCode = Schema.Record(
  Schema.Literals(unitCodes),
  Schema.Struct({ selector: Label, product: Label, card: Label, checkout: Label })
)

const policy = reads({ access: "public", limit: callLimits.catalogue })

export class ContentGroup extends HttpApiGroup.make("content").add(
  HttpApiEndpoint.get("settings", "/cms/general/v1/settings", {
    success: DataEnvelope(Schema.Struct({ menus: listOf(Menu), uom: UnitLabelsByCode })),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("page", "/cms/page/v1", {
    query: { path: contentPath, preview },
    /** `above` are the pages that it lies below, for the way to it. */
    success: DataEnvelope(
      Schema.Struct({ ...ContentPage.fields, above: listOf(PageLinkSchema), isPreview: Schema.Boolean })
    ),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("pages", "/cms/pages/v1", {
    query: { below: contentPath },
    success: DataEnvelope(listOf(PageLinkSchema)),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("posts", "/cms/posts/v1", {
    query: {
      category: Schema.optionalKey(key),
      page: Schema.optionalKey(placeText),
      /** How many to a page, at most 24. */
      most: Schema.optionalKey(placeText)
    },
    success: DataEnvelope(Schema.Struct({ posts: listOf(PostLinkSchema), count: Count, pages: Count })),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("post", "/cms/post/v1/:id", {
    params: { id: key },
    query: { preview },
    /** `related` are others to read next. */
    success: DataEnvelope(
      Schema.Struct({ ...BlogPost.fields, related: listOf(PostLinkSchema), isPreview: Schema.Boolean })
    ),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("search", "/cms/search/v1", {
    /** `most`: at most 12. */
    query: { query: typedText, most: Schema.optionalKey(placeText) },
    success: DataEnvelope(listOf(ContentMatchSchema)),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("blogCategories", "/cms/blog/v1/categories", {
    success: DataEnvelope(listOf(Schema.Struct({ ...BlogCategory.fields, count: Count }))),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("banners", "/cms/banner", {
    query: { locations },
    success: DataEnvelope(listOf(BannerSet)),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("form", "/cms/gf/v2/forms/:id", {
    params: { id: key },
    /** `ticket` comes back with what was filled in, and with a proof of it as `botCheck` says; `uploads` is of its files. */
    success: DataEnvelope(
      Schema.Struct({ ...PublicForm.fields, ticket: Identifier, botCheck: BotChallenge, uploads: UploadRuleSchema })
    ),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(policy))
) {}
