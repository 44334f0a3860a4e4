import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { LANGUAGES } from '~/platform/i18n/languages'
import { wordsIn } from '#tests/e2e/words'
import { projectRoot } from '#tests/setup/migrate'
import { nameOf, type Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const publicFolder = join(projectRoot, 'public')

/** The links of a part of the page as [words, address]. */
function links(page: Page, part: string) {
  const { $ } = page
  return $(part)
    .find('a[href]')
    .toArray()
    .map((link) => [nameOf($, link), $(link).attr('href')])
}

describe('the home page (spec §2.10)', () => {
  let page: Page
  let signedIn: Page
  const texts = (selector: string) => page.texts(selector)

  beforeAll(async () => {
    page = await new Visitor().get(paths.home())
    const client = new Visitor()
    await client.signInAs('client')
    signedIn = await client.get(paths.home())
  })

  it('has its sections in the order of the specification', () => {
    const own = [
      'core-services',
      'premium',
      'terminal',
      'stack',
      'workflow',
      'values',
      'contact',
      'about',
      'coming-soon',
      'freelancers',
    ]
    const { $ } = page
    const sections = $('main > section')
      .toArray()
      .map((section) => $(section).attr('aria-labelledby')!.replace('-title', ''))
    expect(sections.filter((name) => name === 'hero' || own.includes(name))).toEqual([
      'hero',
      ...own,
    ])
    expect($('main > section')).toHaveLength(sections.length)
    for (const section of $('main > section').toArray())
      expect($(section).find('h1, h2').length).toBe(1)
  })

  describe('the hero', () => {
    const hero = 'section[aria-labelledby="hero-title"]'

    it('says what is sold and leads to shop and dashboard', () => {
      expect(page.heading).toBe('High-converting digital assets, managed with total visibility.')
      expect(page.textOf(hero)).toContain('Web studio with a shop instead of a sales call')
      expect(links(page, hero)).toContainEqual(['Order Now', '/shop'])
      expect(links(page, hero)).toContainEqual(['Access Dashboard', '/dashboard'])
    })

    it('shows the cities of the studio, three pills and six platforms', () => {
      expect(page.textOf(hero)).toContain(brand.cities.map(({ name }) => name).join(' · '))
      expect(
        texts(`${hero} ul[aria-label] li`).filter((text) =>
          ['Fixed price', 'Live dashboard', 'No meetings'].includes(text),
        ),
      ).toHaveLength(3)
      expect(texts(`${hero} ul[aria-labelledby="platforms"] li`)).toEqual([
        'Framer',
        'Webflow',
        'React',
        'Shopify',
        'WordPress',
        'Custom code',
      ])
    })

    it('has a chip for each featured category', async () => {
      const response = await new Visitor().fetch(paths.api('featured-categories?section=popular'))
      const categories: { categoryName: string; displayName: string }[] = await response.json()
      expect(categories.length).toBeGreaterThan(5)
      expect(links(page, `${hero} nav`)).toEqual(
        categories.map(({ categoryName, displayName }) => [
          displayName,
          paths.shop({ category: categoryName }),
        ]),
      )
    })

    it('has six pictures with a dot each, the first of them featured, and a control to pause them', () => {
      const { $ } = page
      const dots = $(`${hero} input[type="radio"]`)
      expect(dots.length).toBe(6)
      expect(dots.toArray().map((dot) => $(dot).is('[checked]'))).toEqual([
        true,
        false,
        false,
        false,
        false,
        false,
      ])
      expect(new Set(dots.toArray().map((dot) => $(dot).attr('aria-label'))).size).toBe(6)
      expect($(`${hero} input[type="checkbox"]`).attr('aria-label')).toBe('Pause the slideshow')
      const pictures = $(`${hero} figure img`)
      expect(pictures).toHaveLength(6)
      for (const picture of pictures.toArray()) {
        const { src, alt, width, height } = $(picture).attr()!
        expect(existsSync(join(publicFolder, src!))).toBe(true)
        expect(alt).not.toBe('')
        expect([width, height]).toEqual(['1600', '900'])
      }
      expect(pictures.toArray().map((picture) => $(picture).attr('loading'))).toEqual([
        'eager',
        'lazy',
        'lazy',
        'lazy',
        'lazy',
        'lazy',
      ])
    })
  })

  it('has three core services, each with a badge, a view of the studio, features and a way on', () => {
    expect(texts('#core-services h3')).toEqual([
      'Website Design',
      'Framer/Webflow Development',
      'AI-Augmented Development',
    ])
    const { $ } = page
    expect($('#core-services article')).toHaveLength(3)
    for (const card of $('#core-services article').toArray()) {
      expect($(card).text()).toContain('What we see')
      expect($(card).find('li').length).toBe(3)
      expect($(card).find('p').length).toBe(2)
    }
    expect(links(page, '#core-services')).toEqual([
      ['Learn more: Website Design', '/shop?category=Website+Development'],
      ['Learn more: Framer/Webflow Development', '/development-approaches'],
      ['Learn more: AI-Augmented Development', '/shop?category=AI+Integration'],
    ])
  })

  it('has six premium features, the dashboard in the fourth place, twelve tags and the way to the FAQ', () => {
    const cards = texts('#premium li > h3')
    expect(cards).toHaveLength(7)
    expect(cards[3]).toBe('Real-Time Project Dashboard')
    expect(texts('#premium ul[aria-labelledby="tags"] li')).toHaveLength(12)
    expect(links(page, '#premium')).toEqual([['View FAQ', '/faq']])
  })

  it('marks the project in the small dashboard as a sample', () => {
    expect(texts('#premium figcaption').join()).toContain('Sample project')
    expect(texts('#premium figure ol li')).toHaveLength(4)
  })

  it('has four deployment log entries, all DEPLOYED and marked as samples', () => {
    expect(texts('#terminal ol > li')).toHaveLength(4)
    expect(texts('#terminal ol > li strong')).toEqual([
      'DEPLOYED',
      'DEPLOYED',
      'DEPLOYED',
      'DEPLOYED',
    ])
    expect(texts('#terminal figcaption').join()).toMatch(/sample/i)
  })

  it('has a grid of what Studio Stack does', () => {
    const stack = 'section[aria-labelledby="stack-title"]'
    expect(texts(`${stack} li h3`)).toHaveLength(6)
    expect(links(page, stack)).toEqual([['See Studio Stack', '/studiostack']])
  })

  describe('the workflow', () => {
    const steps = '#workflow ol > li'

    it('has four steps', () => {
      expect(page.textOf('#workflow h2')).toBe("Here's How We Deliver")
      expect(texts(`${steps} h3`)).toEqual([
        'Choose & Customize',
        'Track Progress',
        'Collaborate',
        'Receive & Manage',
      ])
      expect(links(page, '#workflow nav')).toEqual([
        ['Choose & Customize', '#step-1'],
        ['Track Progress', '#step-2'],
        ['Collaborate', '#step-3'],
        ['Receive & Manage', '#step-4'],
      ])
    })

    it('asks who is signed out to log in', () => {
      expect(links(page, steps).map(([, href]) => href)).toEqual([
        '/shop',
        '/auth',
        '/features',
        '/login/dashboard/orders',
      ])
      expect(links(page, `${steps}:nth-child(2)`)).toEqual([['Log in', '/auth']])
      expect(page.textOf(`${steps}:nth-child(2)`)).toContain('Login to Dashboard')
    })

    it('leads who is signed in to the dashboard', () => {
      expect(links(signedIn, steps).map(([, href]) => href)).toEqual([
        '/shop',
        '/dashboard',
        '/features',
        '/login/dashboard/orders',
      ])
      expect(links(signedIn, `${steps}:nth-child(2)`)).toEqual([['Open Dashboard', '/dashboard']])
      expect(signedIn.textOf(`${steps}:nth-child(2)`)).toContain('Your Dashboard')
    })
  })

  it('states its four values as promises of its own', () => {
    expect(texts('#values li')).toHaveLength(4)
    expect(page.textOf('#values')).toContain('These are our own promises, not measurements.')
    for (const claim of ['under 60 seconds', 'Sub-100ms', '99.9%', '100%'])
      expect(page.textOf('#values ul')).toContain(claim)
  })

  it('calls to order or to write', () => {
    expect(links(page, '#contact')).toEqual([
      ['Browse Services', '/shop'],
      ['Start Your Project', '/contact'],
    ])
  })

  it('says why and for whom it is', () => {
    expect(page.textOf('#about')).toContain(`Why ${brand.name}`)
    expect(page.textOf('#who')).toBe('Who This Is For')
    expect(texts('#about li h4')).toEqual(['Founders', 'Startups', 'Marketers', 'Operators'])
    expect(links(page, '#about')).toEqual([
      ['Browse Services', '/shop'],
      ['Get Started Today', '/shop/project-wizard'],
    ])
  })

  it('announces four parts of Studio Stack', () => {
    expect(page.textOf('#coming-soon')).toContain('Coming soon')
    expect(texts('#coming-soon li h3')).toEqual([
      'Client Portal',
      'Freelancer Dashboard',
      'Admin Control Center',
      'Automated Workflows',
    ])
    expect(links(page, '#coming-soon').map(([, href]) => href)).toEqual([
      '/studiostack',
      '/features',
    ])
  })

  it('invites freelancers', () => {
    expect(links(page, '#freelancers')).toEqual([
      ['Apply to Join Network', '/freelancers'],
      ['View Client Projects', '/shop'],
      ['Apply to Join Our Network', '/freelancer/signup'],
    ])
  })

  it('ends with the footer: groups, social links, numbers, legal links, technologies, the year', () => {
    expect(texts('footer nav h3')).toEqual(['Studio', 'Shop', 'Freelancers', 'Platform', 'Account'])
    const footer = page.textOf('footer')
    for (const fact of [
      brand.legalName,
      brand.email,
      brand.phone,
      brand.companyNumber,
      brand.vatNumber,
      `© ${new Date().getFullYear()}`,
    ])
      expect(footer).toContain(fact)
    for (const city of brand.cities) expect(footer).toContain(city.address)
    const hrefs = links(page, 'footer').map(([, href]) => href)
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/privacy',
        '/terms-of-service',
        `mailto:${brand.email}`,
        ...brand.social.map(({ url }) => url),
      ]),
    )
    const technologies = page.$('footer h3').last().next('ul').find('li')
    expect(technologies.length).toBe(12)
  })

  it.each(LANGUAGES)('says the same in %s', async (language) => {
    const say = wordsIn(language)
    const visitor = new Visitor({ language })
    const translated = await visitor.get(paths.home())
    const squeezed = (text: string) => text.replace(/\s+/g, ' ')
    const words = translated.textOf('main')
    for (const key of [
      'hero.title',
      'core.title',
      'premium.title',
      'terminal.title',
      'stack.title',
      'workflow.title',
      'values.note',
      'contact.title',
      'about.title',
      'soon.title',
      'freelancers.title',
    ] as const) {
      expect(words).toContain(squeezed(say(`home:${key}`)))
    }
    expect(translated.textOf('#terminal strong')).toBe('DEPLOYED')
  })
})
