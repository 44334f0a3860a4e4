/**
 * Renders the pages beside this file into the pictures of the showcase, the templates and shared
 * links. Names given as arguments render those alone: `npm run previews -- holmgard shop`.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { brand } from '../../../app/brand'
import { findChromium } from './chromium'

interface Kind {
  folder: 'projects' | 'templates' | 'share'
  extension: 'avif' | 'jpg'
  page: { width: number; height: number }
  picture: { width: number; height: number }
  /** In bytes; the best quality that stays below is taken. */
  limit: number
}

const KB = 1024
const preview = {
  extension: 'avif',
  page: { width: 1200, height: 900 },
  picture: { width: 800, height: 600 },
  limit: 24 * KB,
} as const
const share = { width: 1200, height: 630 }
const kinds: Kind[] = [
  { folder: 'projects', ...preview },
  { folder: 'templates', ...preview },
  { folder: 'share', extension: 'jpg', page: share, picture: share, limit: 78 * KB },
]
const QUALITIES = [66, 58, 50, 42, 34]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * A page twice as sharp as it is wide, from files alone. Throws when it asks for a font or a
 * picture that is not here.
 */
async function photograph(page: Page, file: string, { page: viewport }: Kind) {
  const missing: string[] = []
  page.on('requestfailed', (request) => missing.push(request.url()))
  await page.setViewportSize(viewport)
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
  await page
    .locator('[data-brand]')
    .evaluateAll(
      (elements, name) => elements.forEach((element) => (element.textContent = name)),
      brand.name,
    )
  await page.evaluate(() => document.fonts.ready)
  if (missing.length > 0)
    throw new Error(`${file} asks for what is not here: ${missing.join(', ')}`)
  return page.screenshot({ animations: 'disabled' })
}

function encode(shot: Buffer, { picture, extension }: Kind, quality: number) {
  const image = sharp(shot).resize({ ...picture, kernel: 'lanczos3' })
  const encoded =
    extension === 'avif'
      ? image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
      : image.jpeg({ quality: quality + 16, mozjpeg: true })
  return encoded.toBuffer()
}

async function smallEnough(shot: Buffer, kind: Kind) {
  for (const quality of QUALITIES) {
    const bytes = await encode(shot, kind, quality)
    if (bytes.length <= kind.limit) return { bytes, quality }
  }
  throw new Error(`No quality is below ${kind.limit} bytes.`)
}

const asked = process.argv.slice(2)
const browser = await chromium.launch(await findChromium())
const context = await browser.newContext({
  deviceScaleFactor: 2,
  offline: true,
  javaScriptEnabled: false,
})
for (const kind of kinds) {
  const slugs = readdirSync(here(kind.folder)).map((name) => name.replace(/\.html$/, ''))
  for (const slug of slugs.filter((name) => asked.length === 0 || asked.includes(name))) {
    const page = await context.newPage()
    const shot = await photograph(page, here(`${kind.folder}/${slug}.html`), kind)
    await page.close()
    const { bytes, quality } = await smallEnough(shot, kind)
    writeFileSync(here(`../../../public/media/${kind.folder}/${slug}.${kind.extension}`), bytes)
    console.log(
      `${kind.folder}/${slug}.${kind.extension}  ${(bytes.length / KB).toFixed(1)} KB at quality ${quality}`,
    )
  }
}
await browser.close()
