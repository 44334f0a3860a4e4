import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { LONGEST_NAME, LONGEST_QUOTE, quoteField, roleField, testimonialSchema, type TestimonialProblem } from '~/domain/content/testimonial.schema'
import { addTestimonial, changeTestimonial, type StoredTestimonial } from '~/domain/content/testimonials.server'
import { adminPaths } from '~/admin-paths'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { PageOutcome } from './step-outcome.server'

/** The form as it is stored; empty for a new one. */
function defaultsOf(stored: StoredTestimonial | null): Record<string, string> {
  if (!stored) return { rating: '5' }
  const words = stored.translations.map(({ language, quote, role }) => ({ [quoteField(language as Language)]: quote, [roleField(language as Language)]: role }))
  const { name, companyName, rating, isSample, hidden } = stored
  return Object.assign({ name, companyName: companyName ?? '', rating: String(rating), isSample: isSample ? 'on' : '', hidden: hidden ? 'on' : '' }, ...words) as Record<string, string>
}

/** The page of a testimonial, or of a new one. */
export function presentTestimonial(stored: StoredTestimonial | null, language: Language) {
  const t = translator(language, 'admin-featured')
  return {
    title: stored ? t('testimonial.title', { name: stored.name }) : t('testimonial.newTitle'),
    isNew: stored === null,
    version: stored?.version ?? 0,
    defaults: defaultsOf(stored),
    ratings: [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: translator(language, 'reviews')('list.stars', { count: value }) })),
    constraint: getZodConstraint(testimonialSchema()),
  }
}

function sayProblem(language: Language) {
  const t = translator(language, 'admin-featured')
  return (problem: TestimonialProblem) => t(`testimonial.errors.${problem}`, { count: problem === 'quoteTooLong' ? LONGEST_QUOTE : LONGEST_NAME })
}

interface Context {
  id: number | null
  adminId: number
  language: Language
}

/** Saves a testimonial, or adds one. Throws NotFoundError. */
export async function takeTestimonial(form: FormData, { id, adminId, language }: Context): Promise<PageOutcome> {
  const t = translator(language, 'admin-featured')
  const submission = parseWithZod(form, { schema: testimonialSchema(sayProblem(language)) })
  if (submission.status !== 'success') return { form: 'testimonial', result: submission.reply() }
  const actor = { type: 'admin', id: adminId } as const
  const to = adminPaths.place('testimonials')
  if (id === null) {
    await addTestimonial(actor, submission.value)
    return { done: t('testimonial.added'), to }
  }
  const outcome = await changeTestimonial(actor, id, submission.value, Number(form.get('version')))
  if (outcome === 'conflict') return { form: 'testimonial', result: submission.reply({ formErrors: [t('testimonial.conflict')] }), status: 409 }
  return { done: t('testimonial.saved'), to }
}
