import { decimalAmount } from '../decimal-amount'
import { HOUR, SECOND } from '../clock'
import { element, writeXml } from '../xml'
import { keptAnswer } from './kept-answer.server'

export interface OfferedItem {
  id: string
  title: string
  description: string
  /** Addresses with their origin. */
  link: string
  image: string
  available: boolean
  /** Integer cents of the feed's currency, as the shop shows it. */
  price: number
  category: string
  /** From the order to what is delivered, in working days; null where it is not told. */
  workingDays: number | null
}

export interface MerchantFeed {
  /** The page that it belongs to. */
  page: string
  title: string
  description: string
  language: string
  currency: string
  seller: string
  items: OfferedItem[]
}

/** The longest title and description that Google takes, in characters. */
const LONGEST = { title: 150, description: 5000 }

const cut = (text: string, longest: number) => [...text].slice(0, longest).join('')
const g = (name: string, content: string) => element(`g:${name}`, content)

/**
 * One item as Google's product data specification has it. A service has no barcode, so that it says
 * that it has no identifier.
 */
function itemOf(item: OfferedItem, { currency, seller }: MerchantFeed) {
  return element('item', [
    g('id', item.id),
    g('title', cut(item.title, LONGEST.title)),
    g('description', cut(item.description, LONGEST.description)),
    g('link', item.link),
    g('image_link', item.image),
    g('availability', item.available ? 'in_stock' : 'out_of_stock'),
    g('price', `${decimalAmount(item.price)} ${currency}`),
    g('condition', 'new'),
    g('brand', cut(seller, 70)),
    g('identifier_exists', 'no'),
    g('product_type', item.category),
    item.workingDays === null ? null : g('max_handling_time', String(item.workingDays)),
  ])
}

/** A shop's services and prices as RSS 2.0 for Google Merchant Center and all who read the same. */
function merchantXml(feed: MerchantFeed) {
  const channel = element('channel', [
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.description),
    element('language', feed.language),
    ...feed.items.map((item) => itemOf(item, feed)),
  ])
  return writeXml(
    element('rss', [channel], { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }),
  )
}

/** The answer with a feed, worth keeping for an hour. */
export function merchantResponse(request: Request, feed: MerchantFeed) {
  return keptAnswer(request, merchantXml(feed), {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Content-Language': feed.language,
    'Cache-Control': `public, max-age=${HOUR / SECOND}`,
    Vary: 'Accept-Language, Cookie',
    'X-Content-Type-Options': 'nosniff',
  })
}
