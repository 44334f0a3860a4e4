import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOOLS, type Tool } from '../../app/tools/_area/tool.rules'
import { paths } from '../../app/paths'
import { BUDGETS, compressedPage } from '../bench/first-visit'
import { PEER_HEADER } from '../setup/handler'
import type { Page } from '../setup/page'
import { siteUrl } from '../setup/site'
import { WEIGHED } from '../setup/thorough'
import { Visitor } from '../setup/visitor'

const PALETTE = [
  '#0d1d26',
  '#f8f6f0',
  '#c77700',
  '#0a6c6a',
  '#b3261e',
  '#07141c',
  '#dfe6ea',
  '#2e7d32',
  '#6a1b9a',
  '#e3cfa9',
  '#1976d2',
  '#d81b60',
].join('\n')
const GRID = {
  columns: 'repeat(4, minmax(10rem, 1fr))',
  rows: 'auto 1fr auto',
  areas: 'head head head head\nnav main main side\nfoot foot foot foot',
  gap: '1rem',
  items: 'head\nmain\nnav\nside\nfoot',
}
const BRIEF = {
  what: 'Harbour Bikes',
  whom: 'commuters',
  benefits: 'we mend your bike while you work\nthe best service, free of charge\n100 % guaranteed',
  kind: 'product',
  length: 'long',
  variants: '5',
}
const TAGS = {
  title: 'Boats for rent on the canals of Amsterdam',
  description:
    'Hire an electric boat for an afternoon. No licence, six seats, and a map of the quiet canals.',
  canonical: 'https://example.com/boats',
  type: 'product',
  lang: 'en',
}
const CODE =
  `function sail({boat,to='Amsterdam'}){if(!boat)return null;return fetch('/boats/'+boat.id,{method:"POST",body:JSON.stringify({to})})}\n`.repeat(
    12,
  )
const PICTURES = ['public/brand/share.png', 'public/media/share/default.png'].map(
  (path) => new File([readFileSync(path)], path.split('/').at(-1)!, { type: 'image/png' }),
)

/** A result of each tool with all that it usually has to say. */
const RESULTS: Record<Tool, (visitor: Visitor) => Promise<Page>> = {
  'color-contrast': (visitor) =>
    visitor.get(
      paths.tool('color-contrast', { text: '#777', background: '#fff8', palette: PALETTE }),
    ),
  'responsive-checker': (visitor) =>
    visitor.get(paths.tool('responsive-checker', { url: siteUrl('/shop.html') })),
  'website-speed-test': (visitor) =>
    visitor.getToEnd(paths.tool('website-speed-test', { url: siteUrl('/quay.html'), run: 1 })),
  'meta-tag-generator': (visitor) => visitor.post(paths.tool('meta-tag-generator'), TAGS),
  'css-grid-generator': (visitor) => visitor.get(paths.tool('css-grid-generator', GRID)),
  'font-pairing-tool': (visitor) =>
    visitor.get(
      paths.tool('font-pairing-tool', { heading: 'abril-fatface', body: 'lato', kind: 'all' }),
    ),
  'image-optimizer': async (visitor) =>
    visitor.submit(await visitor.get(paths.tool('image-optimizer')), 'form:has(#images)', {
      images: PICTURES,
    }),
  'code-beautifier': (visitor) => visitor.post(paths.tool('code-beautifier'), { code: CODE }),
  'ai-copywriter': (visitor) => visitor.post(paths.tool('ai-copywriter'), BRIEF),
}

/** Pictures that stand in the page itself are what the visitor came for. */
const withoutPictures = (html: string) => html.replace(/data:image\/[^"\\]+/g, '')

test.each(TOOLS)('a result of %s keeps the budget', async (tool) => {
  const weights: Record<string, number> = {}
  for (const [index, language] of WEIGHED.entries()) {
    const page = await RESULTS[tool](
      new Visitor({ language, headers: { [PEER_HEADER]: `93.188.0.${index}` } }),
    )
    expect([page.status, page.$('#result').length], language).toEqual([200, 1])
    weights[language] = compressedPage(withoutPictures(page.html))
  }
  expect(Object.entries(weights).filter(([, bytes]) => bytes > BUDGETS.html)).toEqual([])
})
