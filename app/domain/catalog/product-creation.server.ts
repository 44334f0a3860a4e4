import { db, transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { BASE_CURRENCY } from './catalog.rules'
import { freeName, slugOf } from './product-editing.rules'
import type { CreateInput } from './product-editing.schema'
import { recordProductEvent, type Editor } from './product-editing.server'

/** The words that a product begins with; the rest is written in the editor. */
function firstWords(name: string, days: number) {
  const deliveryTime = translator(FALLBACK_LANGUAGE, 'shop')('workingDays', { count: days })
  return {
    language: FALLBACK_LANGUAGE,
    name,
    summary: '',
    description: '',
    deliveryTime,
    included: [],
    excluded: [],
    needs: [],
  }
}

function toDraft({ name, category, platform, codeLevel, price, days }: CreateInput, slug: string) {
  const step = {
    position: 0,
    percentage: 100,
    workingDays: days,
    translations: { create: { language: FALLBACK_LANGUAGE, title: name, outcome: '' } },
  }
  return {
    ...{ slug, category, platform, codeLevel, price, studioId: OWN_STUDIO_ID, image: '' },
    status: 'draft' as const,
    // It has no version before it is published for the first time.
    version: 0,
    translations: { create: firstWords(name, days) },
    prices: { create: { currency: BASE_CURRENCY, amount: price } },
    deliverySpeeds: { create: { code: 'standard', workingDays: days } },
    milestones: { create: step },
  }
}

const keyOf = (key: string) => `product:created:${key}`

function create(editor: Editor, input: CreateInput): Promise<number> {
  return transaction(async (tx) => {
    const wanted = slugOf(input.name)
    const alike = await tx.product.findMany({
      where: { studioId: OWN_STUDIO_ID, slug: { startsWith: wanted } },
      select: { slug: true },
    })
    const { id } = await tx.product.create({
      data: toDraft(
        input,
        freeName(
          wanted,
          alike.map(({ slug }) => slug),
        ),
      ),
      select: { id: true },
    })
    await recordProductEvent(tx, editor, id, {
      key: keyOf(input.key),
      kind: 'product.created',
      to: 'draft',
    })
    return id
  })
}

/** Begins a product as a draft and returns its id; the same form sent twice is one product. */
export async function createProduct(editor: Editor, input: CreateInput): Promise<number> {
  try {
    return await create(editor, input)
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
    const { subjectId } = await db.event.findUniqueOrThrow({
      where: { key: keyOf(input.key) },
      select: { subjectId: true },
    })
    return Number(subjectId)
  }
}
