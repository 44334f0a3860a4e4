/**
 * Reads what a page says of itself, in a process of its own: what strangers wrote may keep a parser
 * busy for ever.
 */
import { HeadReader } from './head-reader.js'

/** @import { PageHead, StructuredFacts } from './page-head.rules' */

const LONGEST_VALUE = 4000
const MOST_THINGS = 500
/** @param {unknown} value @returns {string} */
const words = (value) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, LONGEST_VALUE)
    : ''

/**
 * What a property holds, or the first of what it holds. @param {any} thing @param {string} name
 * @returns {any}
 */
const first = (thing, name) => {
  const value =
    thing && typeof thing === 'object' && Object.hasOwn(thing, name) ? thing[name] : undefined
  return Array.isArray(value) ? value[0] : value
}

/** @param {any} thing @returns {string[]} */
const typesOf = (thing) =>
  [thing['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(0, 60))

/** The things at the top of some JSON-LD. @param {any} data @returns {any[]} */
function thingsIn(data) {
  const list = Array.isArray(data)
    ? data
    : data && Array.isArray(data['@graph'])
      ? data['@graph']
      : [data]
  return list
    .slice(0, MOST_THINGS)
    .filter((thing) => thing && typeof thing === 'object' && !Array.isArray(thing))
}

/** @param {any[]} things @returns {StructuredFacts} */
function factsOf(things) {
  const find = (/** @type {RegExp} */ type) =>
    things.find((thing) => typesOf(thing).some((name) => type.test(name)))
  const article = find(/^(\w*Article|BlogPosting|Report)$/)
  const offer = first(find(/^Product$/), 'offers')
  const organization =
    find(/^(Organization|Corporation|LocalBusiness|OnlineStore)$/) ?? first(article, 'publisher')
  const logo = first(organization, 'logo')
  const crumbs = find(/^BreadcrumbList$/)?.itemListElement
  return {
    author: words(first(first(article, 'author'), 'name') ?? first(article, 'author')),
    published: words(first(article, 'datePublished')),
    modified: words(first(article, 'dateModified')),
    price: words(first(offer, 'price')),
    currency: words(first(offer, 'priceCurrency')),
    organization: words(first(organization, 'name')),
    logo: words(first(logo, 'url') ?? logo),
    breadcrumbs: (Array.isArray(crumbs) ? crumbs : []).slice(0, 50).map((crumb) => ({
      name: words(first(crumb, 'name') ?? first(first(crumb, 'item'), 'name')),
      url: words(first(first(crumb, 'item'), '@id') ?? first(crumb, 'item')),
    })),
  }
}

/** @param {string[]} scripts @returns {Pick<PageHead, 'structured' | 'facts'>} */
function readStructured(scripts) {
  /** @type {any[]} */
  const all = []
  const structured = scripts.map((script) => {
    try {
      const things = thingsIn(JSON.parse(script))
      all.push(...things)
      return {
        types: [...new Set(things.flatMap(typesOf))].slice(0, 20),
        sound: things.length > 0,
        text: JSON.stringify(JSON.parse(script)).slice(0, LONGEST_VALUE),
      }
    } catch {
      return { types: [], sound: false, text: script.trim().slice(0, LONGEST_VALUE) }
    }
  })
  return { structured, facts: factsOf(all.slice(0, MOST_THINGS)) }
}

/** @param {{ html: string }} task @returns {PageHead} */
export default function readHead({ html }) {
  const reader = new HeadReader(html)
  return { ...reader.page, ...readStructured(reader.scripts) }
}
