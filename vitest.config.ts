import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { THOROUGH } from './tests/setup/thorough'

/** Pages and tools from Request to Response: beside the page they are about, or here for several. */
const PAGES = ['app/{routes,tools}/**/{page,*.page}.test.ts']
const unitTests = ['app/**/*.test.{ts,tsx}', 'prisma/**/*.test.ts', 'tests/setup/**/*.test.ts']
const httpTests = [...PAGES, 'tests/http/**/*.test.ts']
const processTests = ['tests/process/**/*.test.ts']
/** Whole processes of which the night is soon enough: what they do is tested in one process by day. */
const AT_NIGHT = [
  'backup',
  'clock',
  'faults',
  'full-postgres',
  'kept-pages',
  'migrate',
  'move',
  'new-secret',
  'payout-faults',
  'received-bodies',
  'refused-start',
  'seed',
  'several-hosts',
].map((name) => `tests/process/${name}.test.ts`)
/** So are the fuzzing, acts and pages on as many rows as there may be, and what the largest inputs of the tools cost. */
const HTTP_AT_NIGHT = [
  ...['bulk-turns', 'busy-pages', 'fuzz', 'hostile-inputs', 'job-steps', 'tool-budgets'].map(
    (name) => `tests/http/${name}.test.ts`,
  ),
  'app/tools/image-optimizer/page.test.ts',
]
/** Where a database that does it in another way would lose money, a right or a file. */
const POSTGRES_BY_DAY = [
  ...['cart', 'coupons', 'invoices', 'ledger', 'orders', 'payments', 'payouts', 'provider-events'],
  ...['data-requests', 'events', 'files', 'lists', 'outbox', 'people', 'search'],
].map((noun) => `app/domain/${noun}/**/*.test.ts`)
const chaosTests = ['tests/chaos/**/*.test.ts']

/**
 * The files of a worker share what they have loaded, which halves the time; each still begins with
 * a database of its own.
 */
const SHARED = { isolate: false }
/** They ask nothing of a database. */
const RULES = ['app/**/*.{rules,schema}.test.ts']

/** A shared machine may be many times slower than one's own; what hangs is still found. */
const PATIENCE = 120_000

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // In megabytes: pages are made of much that lives shortly, which V8 by itself sweeps many times
    // a second.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // A test whose assertions stand in a loop or a branch that nothing reaches would say nothing.
    expect: { requireAssertions: true },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULES,
          ...SHARED,
          setupFiles: 'tests/setup/rules.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          ...SHARED,
          include: unitTests,
          exclude: [...RULES, ...PAGES],
          globalSetup: 'tests/setup/unit.global.ts',
          setupFiles: 'tests/setup/sqlite.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          ...SHARED,
          include: httpTests,
          exclude: THOROUGH ? [] : HTTP_AT_NIGHT,
          globalSetup: 'tests/setup/http.global.ts',
          setupFiles: 'tests/setup/sqlite.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: processTests,
          exclude: THOROUGH ? [] : AT_NIGHT,
          globalSetup: 'tests/setup/process.global.ts',
          setupFiles: 'tests/setup/sqlite.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          include: chaosTests,
          globalSetup: 'tests/setup/process.global.ts',
          setupFiles: 'tests/setup/sqlite.worker.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          ...SHARED,
          // All queries are the domain's: by day those of money, people and files run on a second
          // database, at night all of them, and the pages.
          include: THOROUGH ? ['app/domain/**/*.test.ts', ...httpTests] : POSTGRES_BY_DAY,
          // How long a process is busy with a form is the same on either database.
          exclude: [...RULES, 'tests/http/event-loop.test.ts'],
          globalSetup: 'tests/setup/postgres.global.ts',
          setupFiles: 'tests/setup/postgres.worker.ts',
        },
      },
    ],
  },
})
