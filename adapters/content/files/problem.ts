/** What is wrong in a file of content, and where. */

/** `line` counts from 1; left out where the whole file is meant. */
export type FileProblem = { readonly file: string; readonly line?: number; readonly reason: string }
