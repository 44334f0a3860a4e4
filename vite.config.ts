import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The browser gets a small reader of the same locale files in place of i18next; the server keeps the real one. */
const browserTranslations: Plugin = {
  name: 'browser-translations',
  enforce: 'pre',
  resolveId: (source, _importer, { ssr }) => (source === 'react-i18next' && !ssr ? here('app/platform/i18n/browser.ts') : undefined),
}

export default defineConfig({
  plugins: [browserTranslations, tailwindcss(), remix(remixConfig)],
  resolve: { alias: { '~': here('app') } },
  server: { port: Number(process.env.PORT ?? 3000) },
  build: { target: 'es2022', reportCompressedSize: false },
})
