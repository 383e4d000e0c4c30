import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// The tests run on the sources, not on the builds.
const conditions = ["@sidepot/source", ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts", "apps/web/*.test.ts", "scripts/*.test.ts"],
    globalSetup: "scripts/kernel.mjs",
    maxWorkers: 2,
    // A busy machine of two cores must not fail a property test.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    coverage: { include: ["packages/*/src/**", "apps/*/src/**"] },
  },
});
