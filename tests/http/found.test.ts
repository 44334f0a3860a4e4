import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { brand } from '../../app/brand'
import { DEMO_STUDIO } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import { LANGUAGES } from '../../app/platform/i18n/languages'
import { shopFrontPaths } from '../../app/paths/shop-front'
import { projectRoot } from '../setup/migrate'
import type { Page } from '../setup/page'
import { PUBLIC_URL } from '../setup/settings'
import { Visitor } from '../setup/visitor'

const visitor = new Visitor()
const shop = shopFrontPaths.front(DEMO_STUDIO)
const isHidden = (page: Page) => page.$('meta[name="robots"][content*="noindex"]').length > 0

describe('the sitemap', () => {
  let listed: { path: string; languages: string[] }[]

  beforeAll(async () => {
    const answer = await visitor.fetch(paths.sitemap())
    expect(answer.headers.get('Content-Type')).toContain('application/xml')
    const $ = load(await answer.text(), { xml: true })
    listed = $('url')
      .toArray()
      .map((url) => ({
        path: $(url).find('loc').first().text().replace(PUBLIC_URL, '') || '/',
        languages: $(url)
          .find('xhtml\\:link')
          .toArray()
          .map((link) => $(link).attr('hreflang')!),
      }))
  })

  test('lists pages that answer, may be found, and name themselves so', async () => {
    expect(listed.length).toBeGreaterThan(30)
    const wrong: string[] = []
    for (const { path } of listed.filter(({ path }) => !path.includes('lng='))) {
      const page = await visitor.get(path)
      const canonical = page.$('link[rel="canonical"]').attr('href')
      if (page.status !== 200 || isHidden(page) || canonical !== PUBLIC_URL + path)
        wrong.push(`${path}: ${page.status} ${canonical}`)
    }
    expect(wrong).toEqual([])
  })

  test('has each page once, in every language', () => {
    expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length)
    for (const { path, languages } of listed)
      if (!path.startsWith(shop)) expect(languages).toEqual([...LANGUAGES, 'x-default'])
    for (const language of LANGUAGES)
      expect(listed.map(({ path }) => path)).toContain(`/shop?lng=${language}`)
  })

  test('has the shop front of another studio, in the languages that it speaks', () => {
    const at = (language: string) => listed.find(({ path }) => path === `${shop}?lng=${language}`)
    for (const language of ['en', 'sv'])
      expect(at(language)?.languages).toEqual(['en', 'sv', 'x-default'])
    expect(listed.map(({ path }) => path)).not.toContain(shop)
  })

  test('has the services of that shop front, and says when a service was changed', async () => {
    expect(listed.some(({ path }) => path.startsWith(`${shop}/product/`))).toBe(true)
    const $ = load(await (await visitor.fetch(paths.sitemap())).text(), { xml: true })
    const changed = $('url')
      .toArray()
      .filter((url) => /\/product\/\d/.test($(url).find('loc').text()))
      .map((url) => Date.parse($(url).find('lastmod').text()))
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.every((moment) => moment > 0)).toBe(true)
  })

  test('says when a shop front was changed', async () => {
    const $ = load(await (await visitor.fetch(paths.sitemap())).text(), { xml: true })
    const front = $('url').filter((_, url) => $(url).find('loc').text().endsWith(`${shop}?lng=sv`))
    expect(Date.parse(front.find('lastmod').text())).toBeGreaterThan(0)
  })

  test.each(['SV', 'sv-SE', 'Sv-fi'])('has one address for a language spelled %s', async (code) => {
    for (const path of [paths.faq(), shop]) {
      const { $ } = await new Visitor().get(`${path}?lng=${code}`)
      expect([$('html').attr('lang'), $('link[rel="canonical"]').attr('href')]).toEqual([
        'sv',
        `${PUBLIC_URL}${path}?lng=sv`,
      ])
    }
  })

  test('says when each project was changed last, and has the work of studios', async () => {
    const $ = load(await (await visitor.fetch(paths.sitemap())).text(), { xml: true })
    const projects = $('url')
      .toArray()
      .filter((url) => /\/projects\/\d/.test($(url).find('loc').text()))
    expect(projects.length).toBeGreaterThan(0)
    for (const url of projects) expect(Date.parse($(url).find('lastmod').text())).toBeGreaterThan(0)
    expect(listed.map(({ path }) => path)).toContain(`${shop}/projects?lng=sv`)
  })

  test.each(['/sitemap.xml', '/robots.txt', '/projects/feed.xml', '/templates/feed.xml'])(
    'is sent again as %s only when it changed',
    async (path) => {
      const etag = (await visitor.fetch(path)).headers.get('ETag')!
      const again = await visitor.fetch(path, { headers: { 'If-None-Match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    },
  )

  test.each(LANGUAGES)('leads who wants %s to no other address by x-default', async (language) => {
    const reader = new Visitor({ language })
    const page = await reader.get(`${shop}?lng=en`)
    const fallback = page.$('link[hreflang="x-default"]').attr('href')!
    expect((await reader.fetch(fallback)).status).toBe(200)
  })

  test('has heads that search engines show whole, in every language', async () => {
    const wrong: string[] = []
    for (const { path } of listed.filter(({ path }) => path.includes('lng='))) {
      const { $ } = await visitor.get(path)
      const description = $('meta[name="description"]').attr('content') ?? ''
      const alternates = $('link[rel="alternate"][hreflang]')
        .toArray()
        .map((link) => $(link).attr('hreflang')!)
      if ($('title').text().length > 60) wrong.push(`${path}: title of ${$('title').text().length}`)
      if (description.length === 0 || description.length > 160)
        wrong.push(`${path}: description of ${description.length}`)
      if ($('link[rel="canonical"]').attr('href') !== PUBLIC_URL + path)
        wrong.push(`${path}: canonical`)
      if (alternates.some((code) => !/^(?:en|sv|nl|pl|x-default)$/.test(code)))
        wrong.push(`${path}: ${alternates}`)
    }
    expect(wrong).toEqual([])
  })

  test('is named by robots.txt, which keeps robots out of what belongs to one visitor', async () => {
    const text = await (await visitor.fetch('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}${paths.sitemap()}`)
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1]!)
    for (const path of ['/dashboard/admin', '/api/user', '/shop/checkout', '/auth/forgot-password'])
      expect(closed.some((start) => path.startsWith(start))).toBe(true)
    expect(listed.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })
})

describe('a page that is shared', () => {
  test('says its title, text, picture and address', async () => {
    const page = await visitor.get('/shop')
    const content = (name: string) =>
      page.$(`meta[property="${name}"], meta[name="${name}"]`).attr('content')
    expect(content('og:title')).toBe(page.heading)
    expect(content('og:type')).toBe('website')
    expect(content('og:url')).toBe(`${PUBLIC_URL}/shop`)
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(content('og:image')).toBe(`${PUBLIC_URL}/media/share/shop.jpg`)
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
    expect(content('og:image:alt')).toBe(page.heading)
    expect(content('og:locale')).toBe('en_US')
    expect(existsSync(join(projectRoot, 'public', new URL(content('og:image')!).pathname))).toBe(
      true,
    )
  })

  test.each([
    ['service', '/shop/product/'],
    ['project', '/projects/'],
    ['page of a shop front', shop],
  ])('has a picture of its own for each %s', async (_kind, start) => {
    const $ = load(await (await visitor.fetch(paths.sitemap())).text(), { xml: true })
    const pages = $('url > loc')
      .toArray()
      .map((loc) => $(loc).text().replace(PUBLIC_URL, ''))
      .filter((path) => path.startsWith(start) && path.endsWith('lng=en'))
    expect(pages.length).toBeGreaterThan(2)
    const wrong: string[] = []
    const pictures = new Set<string>()
    for (const path of pages) {
      const page = await visitor.get(path)
      const image = page.$('meta[property="og:image"]').attr('content')!.replace(PUBLIC_URL, '')
      pictures.add(image)
      const answer = await visitor.fetch(image)
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
      if (image.startsWith('/media/share/') || `${format} ${width} ${height}` !== 'jpeg 1200 630')
        wrong.push(`${path}: ${image} ${format} ${width} ${height}`)
    }
    expect(wrong).toEqual([])
    if (!start.startsWith(shop)) expect(pictures.size).toBe(pages.length)
  })

  test.each([
    '/pictures/sharing/products/no-such-service.svg.jpg',
    '/pictures/sharing/products/..%2F..%2Fpackage.json.jpg',
    '/pictures/sharing/share/default.png.jpg',
    '/pictures/sharing/products/ai-site-search.svg',
    '/studiostack/studio/nobody/sharing.jpg',
  ])('has none at %s', async (path) => {
    expect((await visitor.fetch(path)).status).toBe(404)
  })

  test('leads from any other spelling of its address to the one', async () => {
    for (const [typed, proper] of [
      ['/SHOP', '/shop'],
      ['/shop/?category=branding', '/shop?category=branding'],
      ['/Shop/Product/1/', '/shop/product/1'],
      ['/shop/product/01', '/shop/product/1'],
    ]) {
      const answer = await visitor.fetch(typed!)
      expect([typed, answer.status, answer.headers.get('Location')]).toEqual([typed, 308, proper])
    }
  })

  test('names itself in the language that its address asks for', async () => {
    const page = await visitor.get('/shop?category=branding&lng=pl&utm_source=mail')
    expect(page.language).toBe('pl')
    expect(page.$('link[rel="canonical"]').attr('href')).toBe(
      `${PUBLIC_URL}/shop?category=branding&lng=pl`,
    )
    expect(page.$('link[hreflang="x-default"]').attr('href')).toBe(
      `${PUBLIC_URL}/shop?category=branding`,
    )
  })

  test('is not offered to search engines when it belongs to one visitor, is not there, or stands in for one that failed', async () => {
    for (const path of ['/demo/outbox', '/no-such-page', '/offline'])
      expect(isHidden(await visitor.get(path)), path).toBe(true)
    expect((await visitor.get('/no-such-page')).title).toBe(`Page Not Found · ${brand.name}`)
  })

  test('is offered when it is the empty cart or the sign-in page, which are the same for everybody', async () => {
    const robots = await (await visitor.fetch('/robots.txt')).text()
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1]!)
    for (const path of ['/shop/cart', '/auth']) {
      expect(isHidden(await visitor.get(path)), path).toBe(false)
      expect(
        closed.filter((start) => path.startsWith(start)),
        path,
      ).toEqual([])
    }
  })
})

test('a service says its prices to search engines', async () => {
  const page = await visitor.get('/shop/product/1')
  const [product, crumbs] = page
    .$('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(page.$(script).text()) as Record<string, never>)
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.heading,
  })
  const offers = product!.offers as unknown as { priceCurrency: string; price: string }[]
  expect(offers.map(({ priceCurrency }) => priceCurrency)).toContain('USD')
  for (const { price } of offers) expect(price).toMatch(/^\d+\.\d\d$/)
  expect(offers[0]).toMatchObject({
    priceCurrency: 'USD',
    priceSpecification: { valueAddedTaxIncluded: true },
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('the manifest has icons that are there, in the visitor’s language', async () => {
  const answer = await new Visitor({ language: 'sv' }).fetch(paths.manifest())
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
  const manifest = (await answer.json()) as {
    lang: string
    short_name: string
    icons: { src: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ lang: 'sv', short_name: brand.name })
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons)
    expect(existsSync(join(projectRoot, 'public', src)), src).toBe(true)
})

describe('the offline copy', () => {
  const keeps = async (reader: Visitor, path: string) =>
    (await reader.get(path)).headers.get('X-Offline-Copy') === 'keep'

  test('is allowed of public pages in which nothing belongs to the visitor', async () => {
    for (const path of ['/', '/shop', '/shop/product/1', '/projects'])
      expect(await keeps(new Visitor(), path), path).toBe(true)
  })

  test('is not allowed of what belongs to one visitor, or went wrong', async () => {
    for (const path of ['/shop/cart', '/auth', '/demo/outbox', '/no-such-page'])
      expect(await keeps(new Visitor(), path), path).toBe(false)
  })

  test('is not allowed of any page for who is signed in, or has something in the cart', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    for (const path of ['/', '/shop', '/dashboard'])
      expect(await keeps(client, path), path).toBe(false)
    const shopper = new Visitor()
    await shopper.submit(await shopper.get('/shop/product/1'), '#order-1')
    await shopper.get('/')
    expect(await keeps(shopper, '/')).toBe(false)
  })
})
