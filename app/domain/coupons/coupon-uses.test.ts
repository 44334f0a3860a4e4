import { beforeAll, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { createCoupon, visitorWithCoupon } from '../../../tests/factories/coupon'
import { createProduct, createStudio, placeSandboxOrder } from '../../../tests/factories/purchase'
import { giveUseBack } from './coupon-uses.server'

beforeAll(() => createStudio())

test('an order that ends gives back its own use, and never that of another', async () => {
  const { id: productId } = await createProduct()
  const coupon = await createCoupon({ useLimit: 2 })
  const place = async () => placeSandboxOrder(await visitorWithCoupon(productId, coupon.code))
  const [ended] = [await place(), await place()]
  for (let times = 0; times < 2; times++) await transaction((tx) => giveUseBack(tx, ended.orderId))
  expect(await db.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ uses: 1 })
})
