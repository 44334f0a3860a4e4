import { getZodConstraint } from '@conform-to/zod/v4'
import {
  LONGEST_NAME,
  LONGEST_QUOTE,
  testimonialSchema,
  type TestimonialProblem,
} from '~/domain/content/testimonial.schema'
import {
  addTestimonial,
  changeTestimonial,
  listTestimonialChanges,
  testimonialValues,
  type StoredTestimonial,
  type TestimonialChange,
  type TestimonialValues,
} from '~/domain/content/testimonials.server'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { fields, type FormHandler } from '~/shell/forms.server'

/** The part of an address that names the change before which a form is shown. */
const BACK = 'before'
const NAMED_FIELDS = 4

/** What a field is called on the form. */
export function testimonialField(field: string, language: Language): string {
  const [name = '', written] = field.split('_')
  const label = translator(
    language,
    'admin-featured',
  )(`testimonial.${name === 'companyName' ? 'company' : name}` as 'testimonial.name')
  return isLanguage(written) ? `${LANGUAGE_NAMES[written]}, ${label}` : label
}

const differing = ({ before, after }: TestimonialChange) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => (before[field] ?? '') !== (after[field] ?? ''),
  )
const canGoBack = ({ before }: TestimonialChange) => Object.keys(before).length > 0

function presentChange(change: TestimonialChange, href: string, language: Language) {
  const { id, at, kind, by } = change
  const fields = canGoBack(change) ? differing(change) : []
  const named = fields.slice(0, NAMED_FIELDS).map((field) => testimonialField(field, language))
  return {
    id,
    text: translator(language, 'curation')(`history.${kind as 'changed'}`, {
      name: by ?? translator(language, 'products')('history.somebody'),
    }),
    at: formatDateTime(at, language),
    dateTime: at.toISOString(),
    details: [
      ...named,
      ...(fields.length > NAMED_FIELDS
        ? [
            translator(language, 'products')('history.more', {
              count: fields.length - NAMED_FIELDS,
            }),
          ]
        : []),
    ].join(' · '),
    backHref: canGoBack(change) ? `${href}?${new URLSearchParams({ [BACK]: id })}` : null,
  }
}

/**
 * What the form shows: what is stored, or, where the address names a change, what was there before
 * it.
 */
function openFields(
  stored: TestimonialValues,
  changes: TestimonialChange[],
  query: URLSearchParams,
  language: Language,
) {
  const change = changes.find((one) => one.id === query.get(BACK) && canGoBack(one))
  const notice =
    change &&
    translator(language, 'products')('putBack.notice', { at: formatDateTime(change.at, language) })
  return { defaults: change?.before ?? stored, putBack: notice ?? null }
}

/** The page of a testimonial with its latest changes, or of a new one. */
export async function presentTestimonial(
  stored: StoredTestimonial | null,
  query: URLSearchParams,
  language: Language,
) {
  const t = translator(language, 'admin-featured')
  const changes = stored ? await listTestimonialChanges(stored.id) : []
  const href = adminPaths.testimonial(String(stored?.id))
  return {
    title: stored ? t('testimonial.title', { name: stored.name }) : t('testimonial.newTitle'),
    form: {
      ...{ isNew: stored === null, version: stored?.version ?? 0 },
      ...openFields(stored ? testimonialValues(stored) : { rating: '5' }, changes, query, language),
      ratings: [5, 4, 3, 2, 1].map((value) => ({
        value: String(value),
        label: translator(language, 'reviews')('list.stars', { count: value }),
      })),
      constraint: getZodConstraint(testimonialSchema()),
    },
    history: stored && changes.map((change) => presentChange(change, href, language)),
  }
}

function sayProblem(language: Language) {
  const t = translator(language, 'admin-featured')
  return (problem: TestimonialProblem) =>
    t(`testimonial.errors.${problem}`, {
      count: problem === 'quoteTooLong' ? LONGEST_QUOTE : LONGEST_NAME,
    })
}

/** Who was quicker, and what they changed; the form keeps what was typed. */
async function sayConflict(id: number, language: Language) {
  const t = translator(language, 'admin-featured')
  const [last] = await listTestimonialChanges(id)
  if (!last?.by) return t('testimonial.conflict')
  const now = differing(last).map(
    (field) => `${testimonialField(field, language)}: “${last.after[field] ?? ''}”`,
  )
  return t('testimonial.conflictBy', {
    name: last.by,
    at: formatDateTime(last.at, language),
    now: now.join('; '),
  })
}

interface Context {
  id: number | null
  adminId: number
  language: Language
}

/** Saves a testimonial, or adds one. */
export const testimonialForm: FormHandler<Context> = fields(
  'testimonial',
  ({ language }) => testimonialSchema(sayProblem(language)),
  async (value, { id, adminId, language }, form) => {
    const t = translator(language, 'admin-featured')
    const actor = { type: 'admin', id: adminId } as const
    if (id === null) {
      await addTestimonial(actor, value)
      return { done: t('testimonial.added') }
    }
    const outcome = await changeTestimonial(actor, id, value, Number(form.get('version')))
    return outcome === 'conflict'
      ? { wrong: await sayConflict(id, language), status: 409 }
      : { done: t('testimonial.saved') }
  },
)
