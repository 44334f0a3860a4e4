import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { readAnswers, type Answers } from '../briefs/brief.rules'
import { changeCart } from './active-cart.server'
import { requireLine } from './cart-files.server'
import { requireOffer } from './cart.server'

export interface LineChoices {
  deliverySpeed: string
  addOns: number[]
  customisation: string
  answers: Answers
  /** The brief is whole: work can start with it. */
  whole: boolean
}

/**
 * Writes what the buyer chose and answered for a line of the visitor's cart. Throws `cart.*`,
 * `notFound` for a line that is not in it, and as changeCart.
 */
export async function customizeLine(
  visitor: string,
  lineId: string,
  { addOns, answers, whole, ...chosen }: LineChoices,
): Promise<void> {
  const done = await changeCart(visitor, async (tx, cart) => {
    const { id, productId } = await requireLine(tx, cart.id, lineId)
    await requireOffer(tx, cart, { productId, addOns, deliverySpeed: chosen.deliverySpeed })
    await tx.cartItem.update({
      where: { id },
      data: {
        ...chosen,
        addOnIds: [...new Set(addOns)],
        brief: readAnswers(answers),
        briefWhole: whole,
      },
    })
    return true
  })
  if (!done) throw new DomainError('notFound', 'cart')
}

/**
 * The brief that the visitor has begun for a line of the open cart: answers by question, and files,
 * the oldest first.
 */
export async function findLineBrief(visitor: string, lineId: string) {
  const line = await db.cartItem.findFirst({
    where: {
      id: lineId,
      cart: { tokenHash: visitor, status: { in: ['active', 'checkout_pending'] } },
    },
    select: {
      brief: true,
      briefWhole: true,
      files: {
        orderBy: { fileId: 'asc' },
        select: {
          file: { select: { id: true, name: true, versions: { select: { size: true } } } },
        },
      },
    },
  })
  if (!line) return null
  const files = line.files.map(({ file }) => ({
    id: file.id,
    name: file.name,
    size: file.versions[0]?.size ?? 0,
  }))
  return { answers: readAnswers(line.brief), whole: line.briefWhole, files }
}
