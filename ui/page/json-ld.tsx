/** Facts about a page for search engines. */

/** `<` is written so that no product's name can end the script. */
const scriptText = (facts: object): string => JSON.stringify(facts).replaceAll("<", "\\u003c")

export const JsonLd = ({ facts }: { facts: object }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not markup, and it is escaped above
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(facts) }} />
)
