/** A page of plain text: its title and its sections. */
import styles from "../../page/content.module.css"

export type PageText = {
  readonly title: string
  readonly lead: string
  readonly sections: ReadonlyArray<{ readonly heading: string; readonly paragraphs: ReadonlyArray<string> }>
}

export const Page = ({ page }: { page: PageText }) => (
  <article className={styles.text}>
    <h1>{page.title}</h1>
    <p className={styles.lead}>{page.lead}</p>
    {page.sections.map(({ heading, paragraphs }) => (
      <section key={heading} className={styles.section}>
        <h2>{heading}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    ))}
  </article>
)
