import type { Plugin } from "vite"

export function leanRouter(): ReadonlyArray<Plugin>
