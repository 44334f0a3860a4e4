import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { BASE_CURRENCY } from './catalog.rules'
import { freeName, LONGEST, slugOf } from './product-editing.rules'
import type { CreateInput } from './product-editing.schema'
import { getStoredProduct, recordProductEvent, type Editor } from './product-editing.server'
import type { StoredProduct } from './product-store.server'

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

/** The address of a new product: the wanted one, with a number where there are others. */
async function freeSlug(tx: Transaction, wanted: string) {
  const alike = await tx.product.findMany({
    where: { studioId: OWN_STUDIO_ID, slug: { startsWith: wanted } },
    select: { slug: true },
  })
  return freeName(
    wanted,
    alike.map(({ slug }) => slug),
  )
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

/** All of a product but its picture, its reviews and its place in the shop, as a new draft. */
function toCopy(product: StoredProduct, slug: string) {
  const { studioId, category, platform, codeLevel, price, milestonePayment, revisions } = product
  return {
    ...{ studioId, category, platform, codeLevel, price, milestonePayment, revisions, slug },
    ...{ image: '', status: 'draft' as const, version: 0 },
    translations: {
      create: product.translations.map(({ productId: _, name, ...words }) => ({
        ...words,
        name: isLanguage(words.language)
          ? translator(words.language, 'products')('copyName', { name }).slice(0, LONGEST.name)
          : name,
        ...{ included: words.included as object, excluded: words.excluded as object },
        needs: words.needs as object,
      })),
    },
    prices: { create: product.prices.map(({ currency, amount }) => ({ currency, amount })) },
    deliverySpeeds: {
      create: product.deliverySpeeds.map(({ productId: _, ...speed }) => speed),
    },
    addOns: {
      create: product.addOns.map(({ code, workingDays, position, translations, prices }) => ({
        ...{ code, workingDays, position },
        translations: { create: translations.map(({ addOnId: _, ...words }) => words) },
        prices: { create: prices.map(({ currency, amount }) => ({ currency, amount })) },
      })),
    },
    milestones: {
      create: product.milestones.map(({ position, percentage, workingDays, translations }) => ({
        ...{ position, percentage, workingDays },
        translations: { create: translations.map(({ milestoneId: _, ...words }) => words) },
      })),
    },
  }
}

/** Begins a draft with all that another product says; returns its id. Throws `notFound`. */
export async function duplicateProduct(editor: Editor, productId: number): Promise<number> {
  const product = await getStoredProduct(productId)
  return transaction(async (tx) => {
    const slug = await freeSlug(tx, product.slug)
    const { id } = await tx.product.create({ data: toCopy(product, slug), select: { id: true } })
    await recordProductEvent(tx, editor, id, {
      kind: 'product.created',
      to: 'draft',
      data: { copyOf: productId },
    })
    return id
  })
}

const keyOf = (key: string) => `product:created:${key}`

function create(editor: Editor, input: CreateInput): Promise<number> {
  return transaction(async (tx) => {
    const slug = await freeSlug(tx, slugOf(input.name))
    const { id } = await tx.product.create({ data: toDraft(input, slug), select: { id: true } })
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
