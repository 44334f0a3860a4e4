import { expect, test } from 'vitest'
import { properPath } from './proper-path'

test.each([
  ['/shop', '/SHOP', '/shop'],
  ['/shop', '/shop/', '/shop'],
  ['/faq', '/faq//', '/faq'],
  ['/', '/', '/'],
  ['/', '//', '/'],
  ['/shop/product/:id', '/Shop//Product/7/', '/shop/product/7'],
  ['/invitation/:token', '/Invitation/aB.cD', '/invitation/aB.cD'],
  ['/studiostack/studio/:studioSlug', '/studiostack/studio/Fjord', '/studiostack/studio/Fjord'],
  ['/files/*', '/Files/A/b/', '/files/A/b'],
  ['/shop/:category?', '/shop', '/shop'],
])('%s is asked for as %s: %s', (pattern, typed, proper) => {
  expect(properPath(pattern, typed)).toBe(proper)
})
