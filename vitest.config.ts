import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const conditions = ["@sidepot/source", ...defaultServerConditions];
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "apps/*/src/**/*.test.ts"], maxWorkers: 2 },
});
