/**
 * Renders the pages beside this file into the designs and screenshots of the demo: `npx tsx
 * prisma/seed/projects/pages/render.ts`.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../../previews/chromium'

/** A page in one of its looks, which is the class of its body. */
const PICTURES = [
  ['home', 'first'],
  ['home', 'second'],
  ['article', 'first'],
  ['article', 'second'],
  ['home', 'later'],
] as const
const SIZE = { width: 1120, height: 1400 }
const QUALITY = 42

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const browser = await chromium.launch(await findChromium())
const page = await (
  await browser.newContext({ viewport: SIZE, offline: true, javaScriptEnabled: false })
).newPage()
for (const [name, look] of PICTURES) {
  const shown = here(`${name}.shown.html`)
  writeFileSync(
    shown,
    readFileSync(here(`${name}.html`), 'utf8').replace(
      '<body class="first">',
      `<body class="${look}">`,
    ),
  )
  await page.goto(pathToFileURL(shown).href, { waitUntil: 'load' })
  const bytes = await sharp(await page.screenshot())
    .avif({ quality: QUALITY, effort: 6 })
    .toBuffer()
  rmSync(shown)
  writeFileSync(here(`../pictures/${name}-${look}.avif`), bytes)
  console.log(`${name}-${look}.avif  ${(bytes.length / 1024).toFixed(1)} KB`)
}
await browser.close()
