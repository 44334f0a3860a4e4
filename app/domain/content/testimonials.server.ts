import { randomUUID } from 'node:crypto'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { recordEvent, type Actor } from '../events/events.server'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { quoteField, roleField, type TestimonialInput } from './testimonial.schema'

const MOST = 200
const own = { studioId: OWN_STUDIO_ID }
const whole = { translations: true } satisfies Prisma.TestimonialInclude
export type StoredTestimonial = Prisma.TestimonialGetPayload<{ include: typeof whole }>

/** All testimonials, hidden ones too, the newest first; 200 at most. */
export async function listAllTestimonials(language: Language) {
  const rows = await db.testimonial.findMany({ where: own, orderBy: { id: 'desc' }, take: MOST, include: { translations: inLanguage(language) } })
  return rows.map(({ translations, ...row }) => ({ ...row, quote: pickTranslation(translations, language).quote }))
}

/** A testimonial with its words in all languages. Throws NotFoundError. */
export async function getTestimonial(id: number | null): Promise<StoredTestimonial> {
  const row = id === null ? null : await db.testimonial.findFirst({ where: { ...own, id }, include: whole })
  if (!row) throw new NotFoundError('testimonial')
  return row
}

/** The words of the languages in which something is written. */
function wordsOf(input: TestimonialInput) {
  const all = LANGUAGES.map((language) => ({ language, quote: input[quoteField(language)], role: input[roleField(language)] }))
  return all.filter(({ quote }) => quote !== '')
}

const partsOf = ({ name, companyName, rating, isSample, hidden }: TestimonialInput) => ({ name, companyName: companyName || null, rating, isSample, hidden })

function record(tx: Transaction, actor: Actor, id: number, kind: string, data: Prisma.InputJsonObject) {
  return recordEvent(tx, { subject: 'testimonial', subjectId: String(id), kind, actor, data, visibility: 'team', key: `testimonial:${id}:${randomUUID()}` })
}

/** Adds a testimonial, which stands nowhere yet; returns its id. */
export function addTestimonial(actor: Actor, input: TestimonialInput): Promise<number> {
  return transaction(async (tx) => {
    const { id } = await tx.testimonial.create({ data: { ...own, ...partsOf(input), translations: { create: wordsOf(input) } }, select: { id: true } })
    await record(tx, actor, id, 'testimonial.created', partsOf(input))
    return id
  })
}

/** Changes a testimonial that still has the version that its form was shown; tells 'conflict' where somebody was quicker. Throws NotFoundError. */
export function changeTestimonial(actor: Actor, id: number, input: TestimonialInput, version: number): Promise<'done' | 'conflict'> {
  return transaction(async (tx) => {
    const before = await tx.testimonial.findFirst({ where: { ...own, id }, select: { version: true, name: true, companyName: true, rating: true, isSample: true, hidden: true } })
    if (!before) throw new NotFoundError('testimonial')
    if (before.version !== version) return 'conflict'
    await tx.testimonial.update({ where: { id }, data: { ...partsOf(input), version: { increment: 1 }, translations: { deleteMany: {}, create: wordsOf(input) } } })
    await record(tx, actor, id, 'testimonial.changed', { before, after: partsOf(input) })
    return 'done'
  })
}
