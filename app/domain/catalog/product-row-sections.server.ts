import type { Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '~/platform/i18n/languages'
import type { FormValues } from './product-editing.rules'
import { freeName, slugOf } from './product-editing.rules'
import { addOnsSchema, planSchema, type AddOnsInput, type PlanInput } from './product-rows.schema'
import { amountRows, readAmounts, type ProductSection } from './product-sections.server'
import type { StoredProduct } from './product-store.server'

type Field = 'title' | 'outcome' | 'name' | 'description'

/** The words of a row in every language, empty where there are none. */
function readWords<Row extends { language: string } & { [F in Name]: string }, Name extends Field>(
  rows: Row[],
  names: readonly Name[],
): FormValues {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const row = rows.find((one) => one.language === language)
      return [language, Object.fromEntries(names.map((name) => [name, row?.[name] ?? '']))]
    }),
  )
}

/** The rows of the languages in which something is written. */
function wordRows<Texts extends object>(words: Record<Language, Texts>) {
  return LANGUAGES.filter((language) => Object.values(words[language]).some(Boolean)).map(
    (language) => ({ language, ...words[language] }),
  )
}

export const PLAN: ProductSection<PlanInput> = {
  name: 'plan',
  schema: planSchema,
  read: ({ milestones }) => ({
    steps: milestones.map(({ percentage, workingDays, translations }) => ({
      percentage: String(percentage),
      days: String(workingDays),
      words: readWords(translations, ['title', 'outcome']),
    })),
  }),
  async write(tx, { id: productId }, { steps }) {
    await tx.productMilestone.deleteMany({ where: { productId } })
    for (const [position, { percentage, days, words }] of steps.entries()) {
      await tx.productMilestone.create({
        data: {
          productId,
          position,
          percentage,
          workingDays: days,
          translations: { create: wordRows(words) },
        },
      })
    }
  },
}

/**
 * Writes one add-on, anew or over the one that it is: carts and quotes refer to its id and code.
 */
async function putAddOn(
  tx: Transaction,
  { id: productId, addOns }: StoredProduct,
  { id, days, prices, words }: AddOnsInput['addOns'][number],
  position: number,
) {
  const known = addOns.find((addOn) => String(addOn.id) === id)
  const parts = {
    position,
    workingDays: days,
    prices: { create: amountRows(prices) },
    translations: { create: wordRows(words) },
  }
  if (!known) {
    const taken = await tx.addOn.findMany({ where: { productId }, select: { code: true } })
    return tx.addOn.create({
      data: {
        ...parts,
        productId,
        code: freeName(
          slugOf(words[FALLBACK_LANGUAGE].name),
          taken.map(({ code }) => code),
        ),
      },
    })
  }
  await tx.addOnPrice.deleteMany({ where: { addOnId: known.id } })
  await tx.addOnTranslation.deleteMany({ where: { addOnId: known.id } })
  return tx.addOn.update({ where: { id: known.id }, data: parts })
}

export const ADD_ONS: ProductSection<AddOnsInput> = {
  name: 'add-ons',
  schema: addOnsSchema,
  read: ({ addOns }, language) => ({
    addOns: addOns.map(({ id, workingDays, prices, translations }) => ({
      id: String(id),
      days: String(workingDays),
      prices: readAmounts(prices, language),
      words: readWords(translations, ['name', 'description']),
    })),
  }),
  async write(tx, product, { addOns }) {
    const kept = addOns.map(({ id }) => Number(id ?? 0))
    await tx.addOn.deleteMany({ where: { productId: product.id, id: { notIn: kept } } })
    for (const [position, addOn] of addOns.entries()) await putAddOn(tx, product, addOn, position)
  },
}
