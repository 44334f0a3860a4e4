import { OWN_STUDIO_ID } from '../../app/domain/ground/own-studio'
import { db } from '../../app/platform/db/db.server'

/** A coupon of each kind; amounts are integer US cents. */
const COUPONS = [
  { code: 'WELCOME10', percentOff: 10, firstOrderOnly: true },
  { code: 'LOGO15', percentOff: 15, service: 'logo-sprint', useLimit: 100 },
  { code: 'HARBOUR100', amountOff: 10_000, currency: 'USD', minimumAmount: 100_000 },
]

/** Coupons to try in the cart; those that are there stay as they are. */
export async function seedCoupons() {
  for (const { service, code, ...terms } of COUPONS) {
    const product = service
      ? await db.product.findFirstOrThrow({ where: { slug: service }, select: { id: true } })
      : null
    const data = { ...terms, code, studioId: OWN_STUDIO_ID, productId: product?.id ?? null }
    await db.coupon.upsert({
      where: { studioId_code: { studioId: OWN_STUDIO_ID, code } },
      create: data,
      update: {},
    })
  }
}
