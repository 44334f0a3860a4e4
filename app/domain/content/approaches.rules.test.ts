import { describe, expect, it } from 'vitest'
import { approachOf, spanOf, spansByApproach } from './approaches.rules'

const service = (category: string, platform: string, codeLevel = 'Full code') => ({
  category,
  platform,
  codeLevel,
})

describe('the approach of a service', () => {
  it.each([
    [service('Website', 'Framer', 'No-code'), 'noCode'],
    [service('Website', 'Webflow', 'Low-code'), 'noCode'],
    [service('Website', 'WordPress', 'Low-code'), 'cms'],
    [service('E-commerce', 'Shopify', 'Low-code'), 'cms'],
    [service('Application', 'React'), 'custom'],
    [service('Application', 'Custom'), 'custom'],
    [service('AI', 'React'), 'ai'],
    [service('AI', 'Custom', 'Low-code'), 'ai'],
  ])('%o is %s', (built, approach) => expect(approachOf(built)).toBe(approach))

  it.each([
    service('Branding', 'Custom', 'No-code'),
    service('Branding', 'Custom', 'Full code'),
    service('Content', 'WordPress', 'No-code'),
    service('Marketing', 'Webflow', 'Low-code'),
    service('Website', 'Custom', 'Low-code'),
  ])('%o is built in none of them', (built) => expect(approachOf(built)).toBeNull())
})

describe('spans', () => {
  it('go from the smallest to the largest', () => {
    expect(spanOf([5, 2, 9])).toEqual({ from: 2, to: 9 })
    expect(spanOf([4])).toEqual({ from: 4, to: 4 })
    expect(spanOf([])).toBeNull()
  })

  it('are taken of each approach, empty where nothing is sold', () => {
    const services = [
      { ...service('Website', 'Framer'), price: 149_000, workingDays: 5 },
      { ...service('Website', 'Webflow'), price: 490_000, workingDays: 15 },
      { ...service('Branding', 'Custom', 'No-code'), price: 89_000, workingDays: 4 },
    ]
    expect(spansByApproach(services)).toEqual([
      { approach: 'noCode', prices: { from: 149_000, to: 490_000 }, days: { from: 5, to: 15 } },
      { approach: 'cms', prices: null, days: null },
      { approach: 'custom', prices: null, days: null },
      { approach: 'ai', prices: null, days: null },
    ])
  })
})
