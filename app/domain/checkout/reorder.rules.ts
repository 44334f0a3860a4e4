import { defaultSpeed, isAvailable } from '~/domain/catalog/catalog.rules'

/** A line as it was ordered once. */
export interface PastLine {
  productId: number
  name: string
  quantity: number
  deliverySpeed: string
  customisation: string
  addOns: { addOnId: number; name: string }[]
}

/** What the shop offers of its product now. */
export interface Offer {
  status: string
  availabilityStatus: string
  deliverySpeeds: { code: string; surchargePercent: number }[]
  addOns: { id: number }[]
}

/**
 * What cannot be ordered again: all of a line, its delivery speed, or some of its add-ons by name.
 */
export type Lost =
  { name: string; what: 'gone' | 'speed' } | { name: string; what: 'addOns'; addOns: string[] }

/** The line as it can be ordered now, null when it cannot, and what is lost of it. */
export function orderAgain(past: PastLine, offer: Offer | undefined) {
  const { name, productId, quantity, customisation } = past
  const usual = offer && defaultSpeed(offer.deliverySpeeds)
  if (!offer || !usual || offer.status !== 'published' || !isAvailable(offer.availabilityStatus))
    return { line: null, lost: [{ name, what: 'gone' }] satisfies Lost[] }
  const speed = offer.deliverySpeeds.find(({ code }) => code === past.deliverySpeed)
  const kept = past.addOns.filter(({ addOnId }) => offer.addOns.some(({ id }) => id === addOnId))
  const addOns = past.addOns.filter((addOn) => !kept.includes(addOn)).map((addOn) => addOn.name)
  const lost: Lost[] = [
    ...(speed ? [] : [{ name, what: 'speed' as const }]),
    ...(addOns.length > 0 ? [{ name, what: 'addOns' as const, addOns }] : []),
  ]
  return {
    line: {
      productId,
      quantity,
      customisation,
      deliverySpeed: (speed ?? usual).code,
      addOns: kept.map(({ addOnId }) => addOnId),
    },
    lost,
  }
}
