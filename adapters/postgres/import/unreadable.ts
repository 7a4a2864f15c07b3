/** Why the operating system can't open or read a file. */

const isSystemError = (problem: unknown): problem is Error & { readonly code: string } =>
  problem instanceof Error && "syscall" in problem && "code" in problem && typeof problem.code === "string"

/** Such as "cannot be read (EACCES)"; what went wrong elsewhere is thrown on. */
export const unreadableReason = (problem: unknown): string => {
  if (!isSystemError(problem)) throw problem
  return `cannot be read (${problem.code})`
}
