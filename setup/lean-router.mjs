/** Vite plugins that take out of the router, which every page loads, what the shop never uses: a kilobyte after gzip. */

/** The generated list of routes: names that are there for types alone, and each address as an id and as a path. */
const children = /(RouteChildren = )\{([^}]*)\}/g
const placed =
  /\.update\(\{\s*id: (['"][^'"]*['"]),\s*path: \1,\s*getParentRoute: \(\) =>\s*(\w+),?\s*\}(?: as any)?\)/g
/** Hoisted: the list is made before the end of its file. */
const place = "\nfunction place(path, getParentRoute) { return { id: path, path, getParentRoute } }\n"

/** @param {string} code */
const withoutNames = (code) =>
  code
    .replace(children, (_, start, list) => `${start}[${list.replace(/\w+:\s*/g, "")}]`)
    .replace(placed, ".update(place($1, () => $2))") + place

/** How the router would read the query of an address, had the shop no way of its own. */
const noSearchParams = ["defaultParseSearch", "defaultStringifySearch", "parseSearchWith", "stringifySearchWith"]
  .map((name) => `export const ${name} = undefined\n`)
  .join("")

/** @param {{ name: string }} environment */
const isClient = ({ name }) => name === "client"

export const leanRouter = () => [
  {
    name: "route-list-without-names",
    enforce: "pre",
    applyToEnvironment: isClient,
    transform: { filter: { id: /routeTree\.gen\.ts$/ }, handler: withoutNames }
  },
  {
    name: "own-search-params-alone",
    enforce: "pre",
    applyToEnvironment: isClient,
    load: { filter: { id: /router-core\/dist\/esm\/searchParams\.js$/ }, handler: () => noSearchParams }
  }
]
