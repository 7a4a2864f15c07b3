/** Collects the garbage of the start-up once: Node by itself would keep that memory until it needs it. */

type Collect = (options: { readonly type: "major"; readonly execution: "async" }) => Promise<void>

/** Resolves when it is done; where Node was started without `--expose-gc`, at once. It may take a tenth of a second, so not for while visitors wait. */
export const collectStartupGarbage = async (): Promise<void> => {
  await (globalThis as { gc?: Collect }).gc?.({ type: "major", execution: "async" })
}
