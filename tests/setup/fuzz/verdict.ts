import { load } from 'cheerio'
import { FOREIGN_HOST, HEADER } from './hostile-values'

/** What only a fault would show to a visitor. */
const TRACE =
  /\n\s+at .+:\d+:\d+|node_modules|PrismaClient|build\/server\/|Invalid `.*` invocation|SQLITE_|ECONNREFUSED/
const MARKUP = /html|xml|svg/

/** An element or an attribute that came with a value and is one of the page's now. */
function leaked(html: string) {
  if (!html.includes('<kx-leak') && !/onkx/.test(html)) return false
  const $ = load(html)
  return $('kx-leak').length > 0 || $('[onkx]').length > 0 || /<kx-leak/.test($('script').text())
}

const leadsAway = (location: string) =>
  URL.canParse(location, 'http://localhost:3000') &&
  new URL(location, 'http://localhost:3000').hostname === FOREIGN_HOST

/** What is wrong with an answer; null when nothing is. */
export function faultOf({ status, headers }: Response, text: string): string | null {
  const type = headers.get('Content-Type') ?? ''
  if (status >= 500) return `answered with ${status}`
  if (TRACE.test(text)) return 'shows the inside of the app'
  if (MARKUP.test(type) && leaked(text)) return 'shows a value as markup'
  if (headers.has(HEADER)) return 'lets a value write a header'
  if (leadsAway(headers.get('Location') ?? '')) return `leads to ${headers.get('Location')}`
  if (text && !type) return 'does not say what it is'
  return null
}
