import type { DomainError } from '~/domain/ground/domain-error'
import { answerTo, type OwnWords } from '~/shell/refusal-answers.server'
import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import { z } from 'zod'
import { foretell, perform, type BulkAct } from '~/domain/lists/bulk.server'
import { BULK_MAX, type AdminListName } from '~/domain/lists/list.rules'
import { reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import { scheduleSchema } from '~/domain/payouts/payout-steps.schema'
import { currentTime } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { adminList } from '~/routes/admin/_area/lists/lists.server'
import { sayProblem } from '~/order-room/order/seller-steps.server'

export interface BulkContext {
  name: AdminListName
  /** The address, whose query says what the list was filtered by. */
  query: URLSearchParams
  adminId: number
  language: Language
}

const backHref = ({ name, query }: BulkContext) => adminList(name).href(adminList(name).keep(query))
const actorOf = ({ adminId }: BulkContext) => ({ type: 'admin', id: adminId }) as const
const actWords = ({ name, language }: BulkContext, act: string) =>
  translator(language, 'admin-lists')(`acts.${name}.${act}` as 'acts.orders.hold')

/** What an act asks for before it is done: why, a day, or nothing. */
function detailsSchema({ asksReason, asksDay }: BulkAct, language: Language) {
  const t = translator(language, 'admin-lists')
  const day = scheduleSchema((problem) =>
    t(`bulk.errors.${problem === 'past' ? 'past' : 'day'}`),
  ).pick({ date: true })
  return z.object({
    ...(asksReason ? reasonSchema(sayProblem(language)).shape : {}),
    ...(asksDay ? day.shape : {}),
  }) as z.ZodType<{ reason?: string; date?: Date }, { reason?: string; date?: string }>
}

function findAct({ name }: BulkContext, act: string): BulkAct | null {
  const { acts } = adminList(name)
  return Object.hasOwn(acts, act) ? acts[act]! : null
}

/** The ids among what was sent, as many as one press may change. */
function readIds({ name }: BulkContext, sent: FormDataEntryValue[]) {
  return sent.flatMap((value) => adminList(name).readId(String(value)) ?? []).slice(0, BULK_MAX)
}

function chosenIds(context: BulkContext) {
  const { name, query } = context
  return query.get('all') === 'on'
    ? adminList(name).firstIds(query, BULK_MAX, context.language)
    : readIds(context, query.getAll('id'))
}

const why = (key: 'moved' | 'same-admin' | 'incomplete') => (language: Language) =>
  translator(language, 'admin-lists')(`bulk.why.${key}`)
const OWN_WORDS: OwnWords = {
  moved: why('moved'),
  'payout.byProvider': why('moved'),
  'payout.sameAdmin': why('same-admin'),
  'product.incomplete': why('incomplete'),
}

/** Why a row stays as it is. */
const whyItStays = (error: DomainError | undefined, language: Language) =>
  answerTo(error, language, OWN_WORDS)?.messages.join(' ') ??
  translator(language, 'admin-lists')('bulk.why.other')

/** Back to the list, with word of what is missing or what was done. */
function backToList(context: BulkContext, kind: 'success' | 'warning', text: string) {
  return seeOther(backHref(context), { flash: { kind, text } })
}

/**
 * What an act would do with each of the chosen rows. Throws the way back to the list where nothing
 * was chosen.
 */
export async function loadBulk(context: BulkContext) {
  const t = translator(context.language, 'admin-lists')
  const name = context.query.get('act') ?? ''
  const act = findAct(context, name)
  const rows = await adminList(context.name).called(await chosenIds(context), context.language)
  if (!act || rows.length === 0) throw await backToList(context, 'warning', t('bulk.nothing'))
  const { changed, refused } = await foretell(
    act,
    rows.map(({ id }) => id),
    { actor: actorOf(context), reason: '' },
  )
  return {
    title: t('bulk.title', {
      name: actWords(context, name),
      list: t(`lists.${context.name}`),
      count: rows.length,
    }),
    act: name,
    name: actWords(context, name),
    rows: rows.map((row) => ({
      ...row,
      stays: changed.includes(row.id) ? null : whyItStays(refused.get(row.id), context.language),
    })),
    changing: changed.length,
    backHref: backHref(context),
    asksReason: act.asksReason,
    staffReason: act.staffReason === true,
    asksDay: act.asksDay ? formatIsoDay(currentTime()) : null,
    constraint: getZodConstraint(detailsSchema(act, context.language)),
  }
}

/** Does what a form of the page asks for; a reason that is missing brings the form back. */
export async function handleBulk(form: FormData, context: BulkContext) {
  const t = translator(context.language, 'admin-lists')
  const name = String(form.get('act'))
  const act = findAct(context, name)
  const rows = await adminList(context.name).called(
    readIds(context, form.getAll('id')),
    context.language,
  )
  if (!act || rows.length === 0) return backToList(context, 'warning', t('bulk.nothing'))
  const submission = parseForm(form, detailsSchema(act, context.language), context.language)
  if (submission.status !== 'success') return { result: submission.reply() }
  const { reason = '', date: day } = submission.value
  const changed = await perform(
    act,
    rows.map(({ id }) => id),
    { actor: actorOf(context), reason, day },
  )
  const told = t('bulk.done', {
    name: actWords(context, name),
    changed: changed.length,
    count: rows.length,
  })
  return backToList(context, changed.length > 0 ? 'success' : 'warning', told)
}
