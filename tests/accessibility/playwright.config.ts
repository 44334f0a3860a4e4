import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'
import { projectRoot } from '../setup/migrate'

// The app's process and the workers inherit it.
process.env.ADDRESSES_FILE = join(projectRoot, 'test-results/accessibility-addresses.json')

/** The browser and the app of the journeys, for the report's walk through every page. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/accessibility-failed',
  // The pages stand in one file, and only look: they share the app.
  fullyParallel: true,
  timeout: 300_000,
  retries: 0,
  reporter: [['list']],
  use: { ...base.use, trace: 'off' },
  projects: [{ name: 'pages' }],
})
