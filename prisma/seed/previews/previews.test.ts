import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { showcase } from '../showcase'
import { templates } from '../templates'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const picture = (path: string) => here(`../../../public${path}`)
const namesIn = (folder: string, extension: string) =>
  readdirSync(here(folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort()
const KB = 1000

const PLATFORMS = [
  'framer',
  'webflow',
  'figma',
  'wix',
  'wordpress',
  'react',
  'nextjs',
  'vue',
  'angular',
  'shopify',
]
const TYPES = [
  'landing_page',
  'portfolio',
  'saas',
  'ecommerce',
  'blog',
  'corporate',
  'agency',
  'personal',
]
const SHARED = ['freelancers', 'projects', 'shop', 'templates', 'tools']

const kinds = [
  { folder: 'projects', seeds: showcase },
  { folder: 'templates', seeds: templates },
]

describe.each(kinds)('the pictures of $folder', ({ folder, seeds }) => {
  const slugs = seeds.map(({ slug }) => slug).sort()

  test('are one AVIF and the page it is rendered from for each, and no others', () => {
    expect(namesIn(folder, '.html')).toEqual(slugs)
    expect(namesIn(`../../../public/media/${folder}`, '.avif')).toEqual(slugs)
    expect(seeds.map(({ image }) => image)).toEqual(
      seeds.map(({ slug }) => `/media/${folder}/${slug}.avif`),
    )
  })

  test.each(seeds.map(({ slug, image }) => ({ slug, image })))(
    '$slug is 800 by 600 and light',
    async ({ image }) => {
      expect(await sharp(picture(image)).metadata()).toMatchObject({
        format: 'heif',
        compression: 'av1',
        width: 800,
        height: 600,
      })
      expect(statSync(picture(image)).size).toBeLessThan(28 * KB)
    },
  )
})

test('all pictures of projects and templates together stay below 900 KB', () => {
  const sizes = kinds.flatMap(({ seeds }) =>
    seeds.map(({ image }) => statSync(picture(image)).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(900 * KB)
})

test('each share picture is 1200 by 630 and light', async () => {
  expect(namesIn('share', '.html')).toEqual(SHARED)
  for (const name of SHARED) {
    const file = picture(`/media/share/${name}.jpg`)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(statSync(file).size).toBeLessThan(80 * KB)
  }
})

test('the pages run no script and ask for nothing but fonts that are here', () => {
  for (const folder of ['projects', 'templates', 'share']) {
    for (const name of namesIn(folder, '.html')) {
      const page = readFileSync(here(`${folder}/${name}.html`), 'utf8')
      const asked = [...page.matchAll(/(?:url\(|src=|href=)["']?([^"')\s>]+)/g)].map(
        (match) => match[1]!,
      )
      expect(
        asked.filter(
          (address) =>
            !address.startsWith('#') &&
            !/^(\.\.\/fonts|(\.\.\/){4}public\/fonts)\/[\w-]+\.woff2$/.test(address),
        ),
        name,
      ).toEqual([])
      expect(page, name).not.toMatch(/<script|\son\w+=|https?:/)
    }
  }
})

test('the templates cover every platform and type (spec §3), free and premium, with picks of the studio', () => {
  expect(templates).toHaveLength(24)
  expect(showcase).toHaveLength(12)
  expect([...new Set(templates.map(({ platform }) => platform))].sort()).toEqual(
    [...PLATFORMS].sort(),
  )
  expect([...new Set(templates.map(({ templateType }) => templateType))].sort()).toEqual(
    [...TYPES].sort(),
  )
  for (const price of ['free', 'premium']) {
    expect(templates.filter((template) => template.price === price).length).toBeGreaterThan(5)
    expect(templates.some((template) => template.price === price && template.studioPick)).toBe(true)
  }
})
