import { randomUUID } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { recordEvent, type Actor } from '../events/events.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { quoteField, roleField, type TestimonialInput } from './testimonial.schema'

const MOST = 200
const own = { studioId: OWN_STUDIO_ID }
const whole = { translations: true } satisfies Prisma.TestimonialInclude
export type StoredTestimonial = Prisma.TestimonialGetPayload<{ include: typeof whole }>

/** All testimonials, hidden ones too, the newest first; 200 at most. */
export async function listAllTestimonials(language: Language) {
  const rows = await db.testimonial.findMany({
    where: own,
    orderBy: { id: 'desc' },
    take: MOST,
    include: { translations: inLanguage(language) },
  })
  return rows.map(({ translations, ...row }) => ({
    ...row,
    quote: pickTranslation(translations, language).quote,
  }))
}

/** A testimonial with its words in all languages. Throws `notFound`. */
export async function getTestimonial(id: number | null): Promise<StoredTestimonial> {
  const row =
    id === null ? null : await db.testimonial.findFirst({ where: { ...own, id }, include: whole })
  if (!row) throw new DomainError('notFound', 'testimonial')
  return row
}

/** The words of the languages in which something is written. */
function wordsOf(input: TestimonialInput) {
  const all = LANGUAGES.map((language) => ({
    language,
    quote: input[quoteField(language)],
    role: input[roleField(language)],
  }))
  return all.filter(({ quote }) => quote !== '')
}

const partsOf = ({ name, companyName, rating, isSample, hidden }: TestimonialInput) => ({
  name,
  companyName: companyName || null,
  rating,
  isSample,
  hidden,
})

/** The fields of its form, filled with what is stored. */
export type TestimonialValues = Record<string, string>

/** A testimonial as its form shows it; the log keeps it so before and after each change. */
export function testimonialValues({
  name,
  companyName,
  rating,
  isSample,
  hidden,
  translations,
}: StoredTestimonial): TestimonialValues {
  const words = translations.map(({ language, quote, role }) => ({
    [quoteField(language as Language)]: quote,
    [roleField(language as Language)]: role,
  }))
  return Object.assign(
    {
      name,
      companyName: companyName ?? '',
      rating: String(rating),
      isSample: isSample ? 'on' : '',
      hidden: hidden ? 'on' : '',
    },
    ...words,
  ) as TestimonialValues
}

async function readValues(tx: Transaction, id: number) {
  return testimonialValues(
    await tx.testimonial.findUniqueOrThrow({ where: { id }, include: whole }),
  )
}

function record(
  tx: Transaction,
  actor: Actor,
  id: number,
  kind: string,
  data: Prisma.InputJsonObject,
) {
  return recordEvent(tx, {
    subject: 'testimonial',
    subjectId: String(id),
    kind,
    actor,
    data,
    visibility: 'team',
    key: `testimonial:${id}:${randomUUID()}`,
  })
}

/** Adds a testimonial, which stands nowhere yet; returns its id. */
export function addTestimonial(actor: Actor, input: TestimonialInput): Promise<number> {
  return transaction(async (tx) => {
    const { id } = await tx.testimonial.create({
      data: { ...own, ...partsOf(input), translations: { create: wordsOf(input) } },
      select: { id: true },
    })
    await record(tx, actor, id, 'testimonial.created', { after: await readValues(tx, id) })
    return id
  })
}

/**
 * Changes a testimonial that still has the version that its form was shown; tells 'conflict' where
 * somebody was quicker. Throws `notFound`.
 */
export function changeTestimonial(
  actor: Actor,
  id: number,
  input: TestimonialInput,
  version: number,
): Promise<'done' | 'conflict'> {
  return transaction(async (tx) => {
    const stored = await tx.testimonial.findFirst({ where: { ...own, id }, include: whole })
    if (!stored) throw new DomainError('notFound', 'testimonial')
    if (stored.version !== version) return 'conflict'
    await tx.testimonial.update({
      where: { id },
      data: {
        ...partsOf(input),
        version: { increment: 1 },
        translations: { deleteMany: {}, create: wordsOf(input) },
      },
    })
    await record(tx, actor, id, 'testimonial.changed', {
      before: testimonialValues(stored),
      after: await readValues(tx, id),
    })
    return 'done'
  })
}

const HISTORY = 10
const asValues = (value: unknown) =>
  Object(value) === value && Object.values(value as object).every((one) => typeof one === 'string')
    ? (value as TestimonialValues)
    : {}

/** The latest changes of a testimonial: who made them, and what its form said before and after. */
export async function listTestimonialChanges(id: number) {
  const events = await db.event.findMany({
    where: { subject: 'testimonial', subjectId: String(id) },
    orderBy: { id: 'desc' },
    take: HISTORY,
    select: { id: true, at: true, kind: true, actorId: true, data: true },
  })
  const people = await db.user.findMany({
    where: { id: { in: events.flatMap(({ actorId }) => actorId ?? []) } },
    select: { id: true, name: true },
  })
  return events.map(({ data, actorId, kind, ...event }) => {
    const { before, after } = Object(data) as { before?: unknown; after?: unknown }
    return {
      ...event,
      kind: kind.replace('testimonial.', ''),
      by: people.find((person) => person.id === actorId)?.name ?? null,
      before: asValues(before),
      after: asValues(after),
    }
  })
}
export type TestimonialChange = Awaited<ReturnType<typeof listTestimonialChanges>>[number]
