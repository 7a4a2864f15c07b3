/** What staff write for the shop: pages, posts, menus, banners and forms. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { BannerSet } from "./banners/banner.schema.ts"
import type { BlogCategory, BlogPost } from "./blog/post.schema.ts"
import type { ContentForm } from "./forms/form.schema.ts"
import type { Menu } from "./navigation/menu.schema.ts"
import type { ContentPage } from "./pages/page.schema.ts"

/** All that is published, in one piece: a merchant's content is a few hundred kilobytes. */
export type SiteContent = {
  readonly pages: ReadonlyMap<string, ContentPage>
  readonly posts: ReadonlyArray<BlogPost>
  readonly categories: ReadonlyArray<BlogCategory>
  readonly menus: ReadonlyMap<Menu["location"], Menu>
  readonly banners: ReadonlyMap<string, BannerSet>
  readonly forms: ReadonlyMap<string, ContentForm>
}

export class Content extends Context.Service<
  Content,
  {
    /** What is published now, from a copy that is at most `cacheTime` old while the service answers. */
    readonly published: Effect.Effect<SiteContent, Unavailable>
  }
>()("core/content/Content") {}
