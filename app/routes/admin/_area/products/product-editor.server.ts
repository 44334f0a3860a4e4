import { throwNotFound } from '~/shell/answers.server'
import type { Refusals } from '~/domain/refusals'
import { isRefusal } from '~/domain/ground/domain-error'
import type { SubmissionResult } from '@conform-to/dom'
import { parseForm } from '~/shell/parse-form.server'
import { data } from '@remix-run/node'
import type { ZodType } from 'zod'
import {
  differences,
  EDITOR_SECTIONS,
  type EditorSection,
  type FormBase,
  type FormValues,
} from '~/domain/catalog/product-editing.rules'
import { changeProduct, getStoredProduct } from '~/domain/catalog/product-editing.server'
import {
  findChange,
  listProductEvents,
  type ChangeAsked,
  type ProductEvent,
} from '~/domain/catalog/product-history.server'
import type { ProductSection } from '~/domain/catalog/product-sections.server'
import type { StoredProduct } from '~/domain/catalog/product-store.server'
import { withoutChange } from '~/domain/catalog/put-back.rules'
import { adminPaths } from '~/paths/admin'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readRowNumber } from '~/platform/row-id'
import { requireAdmin, type RequestArgs } from '~/platform/session/guards.server'
import type { SectionAnswer } from './section-form'
import { fieldName, gapSentence, nameErrors, shownValue } from './product-texts.server'

/** The query parameter that names a change to be undone. */
const BACK = 'before'
/** Its file may be gone. */
const isPicture = (field: string) => field === 'picture' || field === 'logo' || field === 'image'

export type ProductArgs = RequestArgs & { params: { id?: string; language?: string } }

/** The product that the address names; throws a 404. */
export async function requireProduct({ params }: ProductArgs): Promise<StoredProduct> {
  return getStoredProduct(readRowNumber(params.id) ?? 0).catch(throwNotFound)
}

/** Where a part of a product is edited. */
export function partHref(
  id: number,
  section: EditorSection,
  { language = FALLBACK_LANGUAGE, field }: { language?: Language; field?: string } = {},
) {
  return adminPaths.product(id, {
    part: section === 'words' ? `words/${language}` : section,
    field,
  })
}

function lastChange(event: ProductEvent | undefined, language: Language) {
  const t = translator(language, 'products')
  if (!event) return ''
  const at = formatDateTime(event.at, language)
  return event.by
    ? t('editor.lastChanged', { name: event.by, at })
    : t('editor.lastChangedAt', { at })
}

/** What every page of the editor shows: the product, its parts, and who changed it last. */
export function presentEditor(
  product: StoredProduct,
  section: EditorSection | null,
  last: ProductEvent | undefined,
  language: Language,
) {
  const t = translator(language, 'products')
  const { name } = pickTranslation(product.translations, language)
  const part = (label: string, href: string, current: boolean) => ({ label, href, current })
  return {
    id: product.id,
    title: section ? t('editor.title', { part: t(`sections.${section}`), name }) : name,
    lead: [
      lastChange(last, language),
      section && product.status === 'published' ? t('editor.live') : '',
    ]
      .filter(Boolean)
      .join(' '),
    parts: [
      part(t('sections.overview'), adminPaths.product(product.id), section === null),
      ...EDITOR_SECTIONS.map((one) =>
        part(t(`sections.${one}`), partHref(product.id, one), one === section),
      ),
    ],
  }
}

/** The address of a form with the fields as they were before a change. */
export const backHref = (href: string, { id, kind, fields }: ProductEvent) =>
  kind === 'changed' && !fields.some(isPicture)
    ? `${href}?${new URLSearchParams({ [BACK]: id })}`
    : null

/**
 * What a form shows: what is stored, or, where the address names a change, that without the change,
 * and a sentence that says so.
 */
export async function openFields(
  { request }: RequestArgs,
  asked: ChangeAsked,
  stored: FormValues,
  language: Language,
) {
  const change = await findChange(asked, new URL(request.url).searchParams.get(BACK))
  const values = change ? withoutChange(stored, change.fields, language) : stored
  const said =
    change && (differences(stored, values).length > 0 ? 'putBack.notice' : 'putBack.same')
  return {
    values,
    putBack:
      said && translator(language, 'products')(said, { at: formatDateTime(change.at, language) }),
  }
}

/**
 * The page of one part: its fields as they are stored, and that state to compare with when the form
 * comes back.
 */
export async function loadSection<Input>(args: ProductArgs, section: ProductSection<Input>) {
  await requireAdmin(args)
  const [product, language] = [await requireProduct(args), await getLanguage(args.request)]
  const stored = section.read(product, language)
  const base: FormBase = { language, values: stored }
  const [[last], { values, putBack }] = await Promise.all([
    listProductEvents(product.id, 1),
    openFields(
      args,
      { subject: 'product', id: product.id, section: section.name, language: section.language },
      stored,
      language,
    ),
  ])
  return {
    editor: { ...presentEditor(product, section.name, last, language), putBack },
    form: { values, base: JSON.stringify(base) },
    image: product.image,
    category: product.category,
  }
}

/** The state that a form says it started from; null when it does not say so. */
export function readBase(text: unknown): FormBase | null {
  try {
    const { language, values } = Object(JSON.parse(String(text))) as Partial<FormBase>
    return isLanguage(language) && typeof values === 'object' && values !== null
      ? { language, values }
      : null
  } catch {
    return null
  }
}

/** A press of a list's button is JSON in the form; throws a 400 Response when it is none. */
export function parseEditorForm<Input>(form: FormData, schema: ZodType<Input>, language: Language) {
  try {
    return parseForm(form, schema, language)
  } catch {
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  }
}

export type Reply = (errors?: {
  formErrors?: string[]
  fieldErrors?: Record<string, string[]>
}) => SubmissionResult<string[]>

/** Another admin was first: what was typed stays, beside what they changed. */
async function answerConflict(
  id: number,
  { theirs, base }: Refusals['edit.conflict'],
  reply: Reply,
  language: Language,
) {
  const [last] = await listProductEvents(id, 1)
  const changes = theirs.map(({ field, to }) => ({
    field: fieldName(field, language),
    value: shownValue(to),
  }))
  const conflict = {
    by: last?.by ?? null,
    at: last ? formatDateTime(last.at, language) : null,
    changes,
  }
  return data<SectionAnswer>(
    { ...nameErrors(reply(), language), base: JSON.stringify(base), conflict },
    { status: 409 },
  )
}

/**
 * What is for sale would lack something: the field says so, or the form when it is on another page.
 */
function answerIncomplete(
  { gaps }: Refusals['product.incomplete'],
  section: EditorSection,
  base: string,
  reply: Reply,
  language: Language,
) {
  const here = gaps.filter((gap) => gap.section === section)
  const elsewhere = gaps.filter((gap) => gap.section !== section)
  const result = reply({
    formErrors: elsewhere.map((gap) => gapSentence(gap, language)),
    fieldErrors: Object.fromEntries(here.map((gap) => [gap.field, [gapSentence(gap, language)]])),
  })
  // A sentence about what is missing names its field by itself.
  return data<SectionAnswer>({ result, labels: {}, base, conflict: null }, { status: 400 })
}

/** The answer to a change that was refused; throws what is no refusal. */
export async function answerRefusal(
  error: unknown,
  {
    id,
    section,
    base,
    reply,
    language,
  }: { id: number; section: EditorSection; base: string; reply: Reply; language: Language },
) {
  if (isRefusal(error, 'edit.conflict')) return answerConflict(id, error.details, reply, language)
  if (isRefusal(error, 'product.incomplete'))
    return answerIncomplete(error.details, section, base, reply, language)
  if (!isUniqueViolation(error, 'slug')) return throwNotFound(error)
  const result = reply({
    fieldErrors: { slug: [translator(language, 'products')('errors.slugTaken')] },
  })
  return data<SectionAnswer>(
    { ...nameErrors(result, language), base, conflict: null },
    { status: 400 },
  )
}

/** Back to the page, which then shows what is stored. */
export function savedAnswer(request: Request, changed: boolean, language: Language) {
  const text = translator(language, 'products')(changed ? 'saved' : 'nothingChanged')
  return seeOther(new URL(request.url).pathname, {
    flash: { kind: changed ? 'success' : 'info', text },
  })
}

/**
 * The form again: with its errors, or with other rows, which are no reason to complain about the
 * fields yet.
 */
function answerUnsaved(result: SubmissionResult<string[]>, base: string, language: Language) {
  if (result.intent)
    return data<SectionAnswer>({
      result: { ...result, error: {} },
      labels: {},
      base,
      conflict: null,
    })
  return data<SectionAnswer>(
    { ...nameErrors(result, language), base, conflict: null },
    { status: 400 },
  )
}

/** Of all parts; what their rows are, the parts know. */
const LISTS = ['steps', 'addOns']

/** Saves one part of a product, or adds, removes and moves the rows of its form. */
export async function saveSection<Input>(args: ProductArgs, section: ProductSection<Input>) {
  const viewer = await requireAdmin(args)
  const [{ id }, language] = [await requireProduct(args), await getLanguage(args.request)]
  const form = await readForm(args.request, { lists: LISTS })
  const base = String(form.get('base') ?? '')
  form.delete('base')
  const submission = parseEditorForm(
    form,
    section.schema({ t: translator(language, 'products'), language }),
    language,
  )
  const reply: Reply = (errors) => submission.reply(errors)
  if (submission.status !== 'success') return answerUnsaved(reply(), base, language)
  try {
    const changed = await changeProduct(viewer, id, {
      section,
      input: submission.value,
      base: readBase(base),
    })
    return await savedAnswer(args.request, changed.length > 0, language)
  } catch (error) {
    return answerRefusal(error, { id, section: section.name, base, reply, language })
  }
}
