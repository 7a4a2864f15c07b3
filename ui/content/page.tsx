/** A page of plain text: its title and its sections. */

export type PageText = {
  readonly title: string
  readonly lead: string
  readonly sections: ReadonlyArray<{ readonly heading: string; readonly paragraphs: ReadonlyArray<string> }>
}

export const Page = ({ page }: { page: PageText }) => (
  <article className="prose">
    <h1>{page.title}</h1>
    <p>{page.lead}</p>
    {page.sections.map(({ heading, paragraphs }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </article>
)
