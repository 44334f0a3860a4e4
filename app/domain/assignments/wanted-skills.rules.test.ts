import { expect, test } from 'vitest'
import { CATEGORIES, PLATFORMS } from '../catalog/catalog.rules'
import { ALL_SKILLS } from '../freelancers/application.rules'
import { wantedSkills } from './wanted-skills.rules'

test.each([
  ['Website', 'Framer', 'framer'],
  ['Application', 'React', 'react'],
  ['E-commerce', 'Shopify', 'shopify'],
  ['E-commerce', 'Custom', 'headless-commerce'],
  ['Branding', 'Framer', 'brand-identity'],
  ['Marketing', 'Custom', 'seo'],
])('work on a product of %s with %s asks for %s', (category, platform, skill) => {
  expect(wantedSkills({ category, platform })).toEqual([skill])
})

test('work on every kind of product asks for skills of the network, and on an unknown one for none', () => {
  for (const category of CATEGORIES)
    for (const platform of PLATFORMS)
      expect(ALL_SKILLS).toEqual(expect.arrayContaining(wantedSkills({ category, platform })))
  expect(wantedSkills({ category: 'Boats', platform: 'Oars' })).toEqual([])
})
