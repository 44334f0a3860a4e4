import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import remixConfig from './remix.config.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The browser gets a small reader of the same locale files in place of i18next; the server keeps
 * the real one.
 */
const browserTranslations: Plugin = {
  name: 'browser-translations',
  enforce: 'pre',
  resolveId: (source, _importer, { ssr }) =>
    source === 'react-i18next' && !ssr ? here('app/platform/i18n/browser.ts') : undefined,
}

/** Every text of every language, by its file's name without its ending: `sv/cart`. */
function readTexts() {
  const names = readdirSync(here('locales'), { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name) === '.json')
    .sort()
  return names.map(
    (name) =>
      [
        name.slice(0, -'.json'.length).replaceAll('\\', '/'),
        JSON.stringify(JSON.parse(readFileSync(join(here('locales'), name), 'utf8'))),
      ] as const,
  )
}

/**
 * Lays each file of texts where the browser's reader finds it by its name, in a folder that is
 * named by what is in it.
 */
function textFiles(): Plugin {
  const texts = readTexts()
  const folder = `assets/texts/${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)}`
  return {
    name: 'text-files',
    config: () => ({ define: { 'import.meta.env.TEXTS_FOLDER': JSON.stringify(folder) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, text] of texts)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${name}.js`,
          source: `export default${text}`,
        })
    },
  }
}

/**
 * Lays a brotli and a gzip copy beside each text file of the browser build, for app/server/index.js to
 * send as they are. It runs after the server's build as well, which moves style sheets over.
 */
function precompress(folder = 'build/client'): Plugin {
  const texts = new Set(['.js', '.css', '.svg', '.json', '.txt'])
  const compress = (name: string) => {
    const file = join(here(folder), name)
    const body = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const names = readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
        const done = new Set(names)
        names
          .filter((name) => texts.has(extname(name)) && !done.has(`${name}.br`))
          .forEach(compress)
      },
    },
  }
}

/** The build of the server begins with our file, which adds to what Remix makes. */
const ownServerBuild: Plugin = {
  name: 'own-server-build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: here('app/server/build.ts') } } } : {},
}

/** In development a request goes through the app's own steps, too, before Remix gets it. */
const ownSteps: Plugin = {
  name: 'own-steps',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      try {
        const { steps } = (await server.ssrLoadModule(
          'app/server/steps.server.ts',
        )) as typeof import('./app/server/steps.server')
        steps.openRequest(request, response, () =>
          steps.refuseForeignMethods(request, response, () =>
            steps.refuseCrossSite(request, response, next),
          ),
        )
      } catch (error) {
        next(error)
      }
    })
  },
}

/**
 * Where every page starts in the browser; the first of them runs the app, and has to stay apart to
 * run last.
 */
const SHELL = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/site/_area/route.tsx'].map(here)

/** What comes after the page (app/shell/late.tsx). */
const LATE =
  /\/app\/shell\/(site-(bar|header|footer)|nav-(drawer|panel)|navigation|cart-popover|consent-banner|view-as-bar)\./

/** What those parts share with some pages, so that such a page does not take them all. */
const CART_LINE = /\/app\/(storefront\/cart-line|ui\/form\/quantity-stepper)\./
const MARKS =
  /\/app\/(shell\/(account-menu|notification-bell)|ui\/(layout\/(logo|theme-toggle|(language|light-version)-switch)))\./

/** What nearly every page takes besides. */
const COMMON =
  /\/app\/(shell\/page-meta|storefront\/(price|product-image)|domain\/content\/content\.rules|ui\/(form\/form|overlay\/(popover|disclosure|native-attributes)|layout\/(section|grid|card|address-line|nav-item)|feedback\/(badge|empty-state|spinner)|layout\/arrow-link|media\/(((brand|category)-)?icon|stars|picture)))\./

/** What the home page takes of others' parts: apart, each of them compresses worse. */
const CARDS = /\/app\/(ui\/media\/carousel|routes\/site\/_area\/(template|project)-card)\./

/** One file for what every page needs: it compresses better than thirty. */
function frameChunk(): Rollup.GetManualChunk {
  let shell: Set<string> | undefined
  return (id, { getModuleInfo }) => {
    if (!shell) {
      const found = (shell = new Set<string>())
      const follow = (id: string) => {
        if (found.has(id) || LATE.test(id)) return
        found.add(id)
        getModuleInfo(id)?.importedIds.forEach(follow)
      }
      SHELL.forEach(follow)
    }
    if ((shell.has(id) && id !== SHELL[0]) || COMMON.test(id)) return 'frame'
    if (LATE.test(id)) return 'bars'
    if (CART_LINE.test(id)) return 'cart-line'
    if (MARKS.test(id)) return 'marks'
    return CARDS.test(id) ? 'cards' : undefined
  }
}

/**
 * What comes as hundreds of small files is put into the server's build: to find, read and link them
 * takes a fifth of the app’s start.
 */
const BUNDLED = [
  'date-fns',
  '@date-fns/tz',
  'stripe',
  'colorjs.io',
  'zod',
  '@conform-to/dom',
  '@conform-to/zod',
  'csv-stringify',
  'react-i18next',
  'remix-i18next',
]

/**
 * Those that know cascade layers, in which the whole design stands; older ones show the plain
 * document. README.md names them.
 */
const OLDEST_BROWSERS = ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    browserTranslations,
    textFiles(),
    tailwindcss(),
    remix(remixConfig),
    ownServerBuild,
    ownSteps,
    precompress(),
  ],
  resolve: { alias: { '~': here('app') } },
  ssr: { noExternal: isSsrBuild ? BUNDLED : [] },
  server: { port: Number(process.env.PORT ?? 3000) },
  build: {
    target: 'es2022',
    cssTarget: OLDEST_BROWSERS,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true },
      format: { comments: false },
    },
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: frameChunk() } },
  },
}))
