import { brand } from '~/brand'
import { BASE_CURRENCY, usualDays, isAvailable } from '~/domain/catalog/catalog.rules'
import { listProductDetails, type ProductDetail } from '~/domain/catalog/catalog.server'
import { paths } from '~/paths'
import { programPaths } from '~/paths/programs'
import { env } from '~/platform/env.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { TOOLS } from '~/tools/_area/tool.rules'

interface Link {
  title: string
  path: string
  text: string
}

/** Words that Markdown would read as a link, emphasis or a line of its own. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&')

const line = ({ title, path, text }: Link) =>
  `- [${plain(title)}](${env.PUBLIC_URL}${path}): ${plain(text)}`

function serviceLine(product: ProductDetail, language: Language) {
  const shop = translator(language, 'shop')
  const { id, name, summary, price, availabilityStatus, deliverySpeeds } = product
  const days = usualDays(deliverySpeeds)
  const facts = [
    formatMoney(price, BASE_CURRENCY, language),
    ...(days === null ? [] : [shop('catalog.days', { count: days })]),
    ...(isAvailable(availabilityStatus) ? [] : [shop('errors.unavailable')]),
  ]
  return line({
    title: name,
    path: paths.product(id, { lng: language }),
    text: `${summary} (${facts.join(', ')})`,
  })
}

/** The pages that say how the studio works, each with what search engines are told of it. */
function pages(language: Language): Link[] {
  const [about, features, faq, approaches] = [
    translator(language, 'about'),
    translator(language, 'features'),
    translator(language, 'faq'),
    translator(language, 'approaches'),
  ]
  const [wizard, showcase, contact, stack] = [
    translator(language, 'wizard'),
    translator(language, 'showcase'),
    translator(language, 'contact'),
    translator(language, 'studio-stack'),
  ]
  const name = brand.name
  const cities = brand.cities.map((city) => city.name).join(', ')
  return [
    {
      title: about('title', { name }),
      path: paths.about(),
      text: about('description', { name, cities }),
    },
    { title: features('title'), path: paths.features(), text: features('description') },
    { title: faq('title'), path: paths.faq(), text: faq('description') },
    { title: approaches('title'), path: paths.approaches(), text: approaches('description') },
    { title: wizard('title'), path: paths.wizard(), text: wizard('description') },
    {
      title: showcase('projects.title'),
      path: paths.showcase(),
      text: showcase('projects.lead'),
    },
    { title: contact('title'), path: paths.contact(), text: contact('description') },
    { title: stack('title'), path: paths.studioStack(), text: stack('description') },
  ]
}

function forPrograms(language: Language): Link[] {
  const api = translator(language, 'api')
  return [
    { title: api('guide.title'), path: paths.developers(), text: api('guide.description') },
    { title: 'OpenAPI 3.1', path: paths.openApi(), text: api('guide.document') },
    {
      title: api('guide.shop.feed'),
      path: programPaths.productFeed({ lng: language }),
      text: api('guide.shop.feedText'),
    },
  ]
}

/**
 * The site in one page of Markdown: what it is, every service with its price and delivery, and where
 * the rest is.
 */
export async function writeLlms(language: Language): Promise<string> {
  const [home, shop, tools, api] = [
    translator(language, 'home'),
    translator(language, 'shop'),
    translator(language, 'tools'),
    translator(language, 'api'),
  ]
  const gets = translator(language, 'tools-index')
  const products = await listProductDetails(language)
  const section = (title: string, lines: string[]) => `## ${plain(title)}\n\n${lines.join('\n')}\n`
  return [
    `# ${brand.name}\n`,
    `> ${plain(home('description', { name: brand.name }))}\n`,
    section(
      shop('catalog.title'),
      products.map((product) => serviceLine(product, language)),
    ),
    section(brand.name, pages(language).map(line)),
    section(
      tools('title'),
      TOOLS.map((tool) =>
        line({
          title: tools(`list.${tool}.name`),
          path: paths.tool(tool),
          text: gets(`gets.${tool}`),
        }),
      ),
    ),
    section(api('guide.shop.title'), forPrograms(language).map(line)),
  ].join('\n')
}
