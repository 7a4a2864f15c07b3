/** Every page of the route registry, for tests that must leave none out. */
import { routes } from "../../ui/routes.ts"

type Node = { readonly file?: string; readonly path?: string; readonly children?: ReadonlyArray<Node> }

/** A page by the path of its route, such as `/p/$slug`, with the files that draw it: its screen and the layouts around it. */
export type RoutePage = { readonly path: string; readonly files: ReadonlyArray<string> }

const pagesUnder = (node: Node, path = "", around: ReadonlyArray<string> = []): ReadonlyArray<RoutePage> => {
  const here = node.path === undefined ? path : `${path}/${node.path}`.replace(/\/+/g, "/")
  const files = node.file === undefined ? around : [...around, node.file]
  if (node.children?.length) return node.children.flatMap((child) => pagesUnder(child, here, files))
  return [{ path: here || "/", files }]
}

export const routePages: ReadonlyArray<RoutePage> = pagesUnder(routes as Node)
