import { expect, test } from 'vitest'
import { relatedTo } from './related.rules'

const service = (
  id: number,
  category: string,
  platform: string,
  availabilityStatus = 'available',
) => ({ id, category, platform, availabilityStatus })
const shop = service(1, 'E-commerce', 'Shopify')
const ids = (others: ReturnType<typeof service>[], limit = 9) =>
  relatedTo(shop, others, limit).map(({ id }) => id)

test('related is what shares category and platform, then category, then platform; never itself', () => {
  const others = [
    shop,
    service(2, 'Branding', 'Custom'),
    service(3, 'Marketing', 'Shopify'),
    service(4, 'E-commerce', 'React'),
    service(5, 'E-commerce', 'Shopify'),
    service(6, 'E-commerce', 'WordPress'),
  ]
  expect(ids(others)).toEqual([5, 4, 6, 3])
  expect(ids(others, 2)).toEqual([5, 4])
})

test('of equals, what can be ordered comes before what cannot', () => {
  expect(
    ids([service(2, 'E-commerce', 'React', 'coming_soon'), service(3, 'E-commerce', 'React')]),
  ).toEqual([3, 2])
  expect(ids([service(2, 'Content', 'Custom')])).toEqual([])
})
