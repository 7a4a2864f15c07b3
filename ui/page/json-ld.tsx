/** Facts about a page for search engines. */

/** `<` is written so that no product's name can end the script. */
const scriptText = (facts: object): string => JSON.stringify(facts).replaceAll("<", "\\u003c")

/** Only the server tells them: the browser leaves alone what it wrote, and has nothing to write them with. */
export const JsonLd = ({ facts }: { facts: object }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not markup, and it is escaped above
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptText(facts) : "" }}
  />
)
