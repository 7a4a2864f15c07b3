/** The one function of Saxon that the tests use; its package has no types. */
declare module "saxon-js" {
  const SaxonJS: {
    readonly transform: (
      options: { readonly stylesheetInternal: object; readonly sourceText: string; readonly destination: "serialized" },
      execution: "sync"
    ) => { readonly principalResult: string }
  }
  export = SaxonJS
}
