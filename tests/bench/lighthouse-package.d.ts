/** What is used of Lighthouse: its package, which has types of its own, is installed for this one benchmark alone. */
declare module "lighthouse" {
  type Options = { readonly port: number; readonly logLevel: "error"; readonly onlyCategories: ReadonlyArray<string> }
  type Judgement = {
    readonly artifacts: object
    readonly lhr: {
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>
      readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
    }
  }
  // biome-ignore lint/style/noDefaultExport: it is the package that has one
  export default function lighthouse(url: string, options: Options): Promise<Judgement | undefined>
}
