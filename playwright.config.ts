import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findChromium } from './prisma/seed/previews/chromium'
import { BOTH_WAYS_BY_DAY, WITH_SCRIPT_BY_DAY, WITHOUT_SCRIPT_BY_DAY } from './tests/e2e/by-day'
import { freePort } from './tests/setup/port'
import { THOROUGH } from './tests/setup/thorough'

// The workers read this file too, and find the port that the first reading chose.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SITE_PORT ??= String(await freePort())
process.env.SITE_ADDRESS ??= `127.0.0.1:${process.env.E2E_SITE_PORT}`
/**
 * The demo studio's database, seeded once and copied for each app that a file of tests starts for
 * itself.
 */
process.env.SEEDED_TEMPLATE ??= join(tmpdir(), `kanal-e2e-${process.env.E2E_PORT}`, 'kanal.sqlite')
const made = (oneWay: string[]) =>
  THOROUGH ? undefined : [...BOTH_WAYS_BY_DAY, ...oneWay].map((name) => `**/${name}.spec.ts`)
const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Two files at a time: the tests of a file share an app that it starts for itself.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A second try tells a busy machine from a fault; the report names what needed one.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    serviceWorkers: 'block',
    launchOptions: await findChromium(),
    // What is waited for in vain costs a minute, not the whole test's time.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'script', testMatch: made(WITH_SCRIPT_BY_DAY), use: { javaScriptEnabled: true } },
    {
      name: 'no-script',
      testMatch: made(WITHOUT_SCRIPT_BY_DAY),
      use: { javaScriptEnabled: false },
    },
  ],
  webServer: {
    cwd: import.meta.dirname,
    command: 'node --import tsx tests/setup/serve.ts',
    env: {
      PORT: process.env.E2E_PORT,
      E2E_SITE_PORT: process.env.E2E_SITE_PORT,
      SEEDED_TEMPLATE: process.env.SEEDED_TEMPLATE,
    },
    url: `${baseURL}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
})
