import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const unitTests = ['app/**/*.test.{ts,tsx}', 'prisma/**/*.test.ts', 'tests/setup/**/*.test.ts']
const httpTests = ['tests/http/**/*.test.ts']
const processTests = ['tests/process/**/*.test.ts']

/** Pages and texts that ask nothing of the database which the tests of the domain don't ask already. */
const ONE_DATABASE_IS_ENOUGH = ['auth', 'budgets', 'client-pages', 'contact', 'customise', 'design', 'documents', 'feeds', 'files', 'found', 'freelancers', 'home', 'home-showcase', 'home-strips', 'info', 'legal', 'locales', 'map', 'notifications', 'pages', 'people', 'product-editor', 'products', 'quote', 'second-factor', 'settings', 'view-as', 'wizard'].map((name) => `tests/http/${name}.test.ts`)

/** A shared machine may be many times slower than one's own; what hangs is still found. */
const PATIENCE = 120_000

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          globalSetup: 'tests/setup/unit.global.ts',
          setupFiles: 'tests/setup/sqlite.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: httpTests,
          globalSetup: 'tests/setup/http.global.ts',
          setupFiles: 'tests/setup/sqlite.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: processTests,
          globalSetup: 'tests/setup/http.global.ts',
          setupFiles: 'tests/setup/sqlite.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['app/domain/**/*.test.ts', ...httpTests],
          exclude: ONE_DATABASE_IS_ENOUGH,
          env: { KANAL_SEQUENCES: process.env.KANAL_SEQUENCES ?? '30' },
          globalSetup: 'tests/setup/postgres.global.ts',
          setupFiles: 'tests/setup/postgres.worker.ts',
        },
      },
    ],
  },
})
