import { throwNotFound } from '~/shell/answers.server'
import type { Refusals } from '~/domain/refusals'
import { isRefusal } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/dom'
import { data } from '@remix-run/node'
import type { FormBase } from '~/domain/catalog/product-editing.rules'
import { listEditorEvents } from '~/domain/catalog/product-history.server'
import { PUBLIC_SHOWCASE_STATUS } from '~/domain/content/content.rules'
import { actsFor, isCurationAct, type CuratedSubject } from '~/domain/curation/curation.rules'
import { formKeySchema } from '~/domain/curation/curation.schema'
import {
  applyCuration,
  changeCurated,
  createCurated,
  getCurated,
  type CuratedRecord,
} from '~/domain/curation/curation.server'
import { transaction } from '~/platform/db/db.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { readRowNumber } from '~/platform/row-id'
import { requireAdmin } from '~/platform/session/guards.server'
import type { SectionAnswer } from '~/routes/admin/_area/products/section-form'
import type { CurationDesk } from './curation-desks.server'
import {
  curatedField,
  curatedValue,
  curationStep,
  lastChangeOf,
  nameCuratedErrors,
} from './curation-texts.server'
import {
  backHref,
  openFields,
  parseEditorForm,
  readBase,
  savedAnswer,
  type ProductArgs,
} from '~/routes/admin/_area/products/product-editor.server'

/** What comes back with a page whose post was refused. */
export type RecordAnswer = { refused: boolean; section?: SectionAnswer }

/** The record that the address names; throws a 404. */
export async function requireRecord<Input>(
  { params }: ProductArgs,
  { kind }: CurationDesk<Input>,
): Promise<CuratedRecord> {
  return getCurated(kind, readRowNumber(params.id) ?? 0).catch(throwNotFound)
}

/** What every page about a record shows: its name, its parts, and who changed it last. */
export async function presentDesk<Input>(
  record: CuratedRecord,
  desk: CurationDesk<Input>,
  part: 'picture' | undefined,
  language: Language,
) {
  const t = translator(language, 'curation')
  const { subject } = desk.kind
  const history = await listEditorEvents(subject, record.id)
  const link = (to: 'picture' | undefined) => ({
    label: t(to ? `pictures.part.${subject}` : 'parts.details'),
    href: desk.href(record.id, to),
    current: to === part,
  })
  const live = record.status === PUBLIC_SHOWCASE_STATUS
  const parts = [link(undefined), link('picture')]
  const title = record.names[language] ?? record.names[FALLBACK_LANGUAGE] ?? ''
  const editor = {
    subject,
    title,
    /** Of the browser's tab: the part that is open, too. */
    tab: { title: `${title} · ${parts.find(({ current }) => current)?.label}` },
    lead: [lastChangeOf(history[0], language), live ? t('live') : ''].filter(Boolean).join(' '),
    parts,
    listHref: desk.listHref,
  }
  return { editor, history, live }
}

/** The state of a form, to compare with when it comes back. */
export const writeBase = (base: FormBase) => JSON.stringify(base)

/** The page of a record: its state, its fields and its history. */
export async function loadRecord<Input>(args: ProductArgs, desk: CurationDesk<Input>) {
  await requireAdmin(args)
  const [record, language] = [await requireRecord(args, desk), await getLanguage(args.request)]
  const { editor, history, live } = await presentDesk(record, desk, undefined, language)
  const { id, status, featured, values: stored } = record
  const { values, putBack } = await openFields(
    args,
    { subject: editor.subject, id },
    stored,
    language,
  )
  const state = {
    subject: editor.subject,
    status,
    featured,
    acts: actsFor(record),
    pictureHref: desk.href(id, 'picture'),
    publicHref: live ? desk.publicHref(id) : null,
  }
  return {
    editor: { ...editor, putBack },
    state,
    form: { values, base: writeBase({ language, values: stored }) },
    history: history.map((event) => ({
      ...curationStep(event, language),
      backHref: backHref(desk.href(id), event),
    })),
  }
}

/** Another admin was first: what was typed stays, beside what they changed. */
export async function answerCuratedConflict(
  { theirs, base }: Refusals['edit.conflict'],
  {
    subject,
    id,
    result,
    language,
  }: {
    subject: CuratedSubject
    id: number
    result: SubmissionResult<string[]>
    language: Language
  },
): Promise<SectionAnswer> {
  const [last] = await listEditorEvents(subject, id, 1)
  const changes = theirs.map(({ field, to }) => ({
    field: curatedField(field, language),
    value: curatedValue(field, to, language),
  }))
  const conflict = {
    by: last?.by ?? null,
    at: last ? formatDateTime(last.at, language) : null,
    changes,
  }
  return { ...nameCuratedErrors(result, language), base: writeBase(base), conflict }
}

const refuse = (section: SectionAnswer, status: number) =>
  data<RecordAnswer>({ refused: false, section }, { status })

async function saveFields<Input>(
  args: ProductArgs,
  desk: CurationDesk<Input>,
  {
    form,
    adminId,
    id,
    language,
  }: { form: FormData; adminId: number; id: number; language: Language },
) {
  const base = String(form.get('base') ?? '')
  form.delete('base')
  const submission = parseEditorForm(form, desk.schema(translator(language, 'curation')), language)
  if (submission.status !== 'success')
    return refuse({ ...nameCuratedErrors(submission.reply(), language), base, conflict: null }, 400)
  try {
    const changed = await changeCurated(
      desk.kind,
      { id: adminId },
      id,
      submission.value,
      readBase(base),
    )
    return await savedAnswer(args.request, changed.length > 0, language)
  } catch (error) {
    if (!isRefusal(error, 'edit.conflict')) return throwNotFound(error)
    return refuse(
      await answerCuratedConflict(error.details, {
        subject: desk.kind.subject,
        id,
        result: submission.reply(),
        language,
      }),
      409,
    )
  }
}

/** Saves the fields of a record, or does with it as a whole what a button says. */
export async function handleRecordStep<Input>(args: ProductArgs, desk: CurationDesk<Input>) {
  const { id: adminId } = await requireAdmin(args)
  const [{ id }, language] = [await requireRecord(args, desk), await getLanguage(args.request)]
  const form = await readForm(args.request)
  const act = form.get('act')
  if (act === null) return saveFields(args, desk, { form, adminId, id, language })
  if (!isCurationAct(act)) return data<RecordAnswer>({ refused: false }, { status: 400 })
  const outcome = await transaction((tx) =>
    applyCuration(desk.kind, tx, id, act, { type: 'admin', id: adminId }),
  )
  if (outcome === 'no picture') return data<RecordAnswer>({ refused: true }, { status: 400 })
  const t = translator(language, 'curation')
  const flash =
    outcome === 'done'
      ? ({ kind: 'success', text: t(`done.${act}`) } as const)
      : ({ kind: 'info', text: t('asItIs') } as const)
  return seeOther(desk.href(id), { flash })
}

/** The page that begins a record. */
export async function loadNewRecord<Input>(
  args: ProductArgs,
  { kind, blank, listHref }: CurationDesk<Input>,
) {
  await requireAdmin(args)
  const t = translator(await getLanguage(args.request), 'curation')
  return {
    title: t(`create.${kind.subject}`),
    lead: t('create.lead'),
    listHref,
    form: { values: blank(), base: '' },
    formKey: randomUUID(),
  }
}

/** Begins a record as a draft, and goes on to its picture. */
export async function createRecord<Input>(args: ProductArgs, desk: CurationDesk<Input>) {
  const editor = await requireAdmin(args)
  const language = await getLanguage(args.request)
  const t = translator(language, 'curation')
  const form = await readForm(args.request)
  form.delete('base')
  const submission = parseEditorForm(form, desk.schema(t), language)
  if (submission.status !== 'success')
    return refuse(
      { ...nameCuratedErrors(submission.reply(), language), base: '', conflict: null },
      400,
    )
  const key = formKeySchema.safeParse(form.get('key')).data ?? randomUUID()
  const id = await createCurated(desk.kind, editor, submission.value, key)
  return seeOther(desk.href(id, 'picture'), { flash: { kind: 'success', text: t('create.done') } })
}
