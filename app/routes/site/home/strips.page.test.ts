import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const visitor = new Visitor()
const home = (language = 'en') => visitor.get(paths.home(), { 'Accept-Language': language })

const away = (table: string) =>
  db.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO "${table}Away"`)
const backAgain = (table: string) =>
  db.$executeRawUnsafe(`ALTER TABLE "${table}Away" RENAME TO "${table}"`)

describe('the testimonials on the home page', () => {
  const STRIP = '#testimonials [role="region"]'
  const CARDS = `${STRIP} > ul:not([aria-hidden]) > li`
  const SAMPLES = ['Astrid Holmgård', 'Ruben de Wit']
  const people = (page: Page) => page.texts(`${CARDS} figcaption span > span`)

  /** Testimonials of clients in place of the samples; the first is not featured. */
  async function publish(count: number, companyName: string | null = 'Sluis BV') {
    await db.testimonial.deleteMany()
    for (let position = 0; position < count; position++) {
      await db.testimonial.create({
        data: {
          studioId: 1,
          name: `Client ${position + 1}`,
          companyName,
          rating: 4,
          featured: position !== 0,
          position,
          translations: {
            create: { language: 'en', quote: `Quote ${position + 1}.`, role: 'Owner' },
          },
        },
      })
    }
  }

  function expectSamples(page: Page) {
    expect(page.status).toBe(200)
    expect(people(page)).toEqual(SAMPLES)
    expect(
      page
        .$(CARDS)
        .toArray()
        .every((card) => page.$(card).text().includes('Example')),
    ).toBe(true)
    expect(page.textOf('#testimonials')).toContain('“Example” means that we wrote it ourselves')
  }

  it('are the samples of the seed, marked as examples in every language', async () => {
    expectSamples(await home())
    for (const [language, word] of [
      ['sv', 'Exempel'],
      ['nl', 'Voorbeeld'],
      ['pl', 'Przykład'],
    ] as const) {
      expect((await home(language)).texts(CARDS)[0]).toContain(word)
    }
  })

  it('have stars that are read, and copies that are not and take no focus', async () => {
    const { $ } = await home()
    expect($(`${CARDS} svg[role="img"]`).attr('aria-label')).toBe('5 out of 5 stars')
    expect($(`${STRIP} > ul[aria-hidden="true"]`).length).toBeGreaterThan(0)
    expect($(`${STRIP} > ul`).find('a, button, input, [tabindex], [id]')).toHaveLength(0)
    expect($(STRIP).attr('tabindex')).toBe('0')
    expect($('#testimonials input[role="switch"]').closest('label').text()).toBe('Pause animation')
  })

  it('are ten featured ones once there are real ones; nothing is called an example', async () => {
    await publish(13)
    const page = await home()
    expect(people(page)).toEqual(Array.from({ length: 10 }, (_, index) => `Client ${index + 2}`))
    expect(page.texts(CARDS)[0]).toContain('Owner, Sluis BV')
    expect(page.$(`${CARDS} svg`).attr('aria-label')).toBe('4 out of 5 stars')
    expect(page.textOf('#testimonials')).not.toContain('Example')
  })

  it('name no company by the word for one (spec §3)', async () => {
    await publish(2, null)
    expect((await home()).texts(CARDS)[0]).toContain('Owner, Company')
    expect((await home('nl')).texts(CARDS)[0]).toContain('Owner, Bedrijf')
    const answer = await visitor.fetch(paths.api('testimonials?featured=true&limit=10'))
    expect(await answer.json()).toMatchObject([{ companyName: 'Company' }])
  })

  it('are the samples when there are none', async () => {
    await publish(0)
    expectSamples(await home())
  })

  describe('when the query fails', () => {
    beforeEach(() => away('Testimonial'))
    afterEach(() => backAgain('Testimonial'))

    it('are the samples, and the page stands (spec §8)', async () => {
      await expect(db.testimonial.count()).rejects.toThrow()
      expectSamples(await home())
    })
  })
})

describe('the services on the home page', () => {
  const CARDS = '#services [role="region"] li'
  const SHOWN = 8
  const names = (page: Page) => page.texts(`${CARDS} h3`)
  const pressed = (page: Page) => page.$('#services button[name="services"]').attr('aria-pressed')
  const featured = async () =>
    (
      (await (await visitor.fetch(paths.api('products?featured=true'))).json()) as {
        name: string
      }[]
    )
      .slice(0, SHOWN)
      .map(({ name }) => name)
  const popular = async () =>
    (
      (await (await visitor.fetch(paths.api('featured-products?section=popular'))).json()) as {
        product: { name: string }
      }[]
    ).map(({ product }) => product.name)

  function expectNone(page: Page) {
    expect(page.status).toBe(200)
    expect(page.textOf('#services')).toContain('No services available at the moment')
    expect(page.link('Contact us for custom work')).toBe(paths.contact())
    expect(page.$('#testimonials')).toHaveLength(1)
  }

  it('are the first of the featured ones, an end card and the ways to the shop', async () => {
    const page = await home()
    expect(names(page)).toEqual(await featured())
    expect(pressed(page)).toBe('false')
    expect(page.link('All Filters')).toBe(paths.shop())
    expect(page.link('Browse All')).toBe(paths.shop())
    expect(page.texts(CARDS).at(-1)).toContain('Explore More')
    expect(page.$(`${CARDS} a`).last().attr('href')).toBe(paths.shop())
    expect(page.$('#services [role="region"]').attr('tabindex')).toBe('0')
  })

  it('become the popular ones and the featured ones again by a plain form that comes back to them', async () => {
    const start = await home()
    expect(start.$('#services form').attr('action')).toBe('/#services')
    const chosen = await visitor.submit(start, 'Popular')
    expect(chosen.path).toBe('/?services=popular')
    expect(pressed(chosen)).toBe('true')
    expect(names(chosen)).toEqual(await popular())
    expect(await popular()).not.toEqual(await featured())
    expect(chosen.$('link[rel="canonical"]').attr('href')).toMatch(/\/$/)

    const back = await visitor.submit(chosen, 'Popular')
    expect(pressed(back)).toBe('false')
    expect(names(back)).toEqual(await featured())
  })

  it('are the featured ones too when none is popular, and of all when none is featured', async () => {
    await db.featuredProduct.deleteMany()
    expect(names(await visitor.get('/?services=popular'))).toEqual(await featured())
    await db.product.updateMany({ data: { featured: false } })
    const all = (await (await visitor.fetch(paths.api('products'))).json()) as { name: string }[]
    expect(names(await home())).toEqual(all.slice(0, SHOWN).map(({ name }) => name))
  })

  it('are none when the shop is empty', async () => {
    await db.product.updateMany({ data: { status: 'draft' } })
    expectNone(await home())
    expectNone(await visitor.get('/?services=popular'))
    await db.product.updateMany({ data: { status: 'published' } })
  })

  describe('when the query fails', () => {
    beforeEach(() => away('FeaturedProduct'))
    afterEach(() => backAgain('FeaturedProduct'))

    it('are none, and the page stands', async () => {
      expectNone(await visitor.get('/?services=popular'))
      expect(names(await home()).length).toBeGreaterThan(0)
    })
  })
})
