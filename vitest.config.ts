import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const unitTests = ['app/**/*.test.{ts,tsx}', 'prisma/**/*.test.ts', 'tests/setup/**/*.test.ts']
const httpTests = ['tests/http/**/*.test.ts']
const processTests = ['tests/process/**/*.test.ts']

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
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
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['app/domain/**/*.test.ts', ...httpTests],
          exclude: ['tests/http/locales.test.ts', 'tests/http/budgets.test.ts'],
          globalSetup: 'tests/setup/postgres.global.ts',
          setupFiles: 'tests/setup/postgres.worker.ts',
        },
      },
    ],
  },
})
