import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { perform, rehearse, type BulkAct } from '~/domain/lists/bulk.server'
import { BULK_MAX, type AdminListName } from '~/domain/lists/list.rules'
import { reasonSchema } from '~/domain/orders/admin-order.schema'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { adminList } from './admin-lists.server'
import { sayProblem } from './admin-order-steps.server'

export interface BulkContext {
  name: AdminListName
  /** The address, whose query says what the list was filtered by. */
  query: URLSearchParams
  adminId: number
  language: Language
}

const backHref = ({ name, query }: BulkContext) => adminList(name).href(adminList(name).keep(query))
const actorOf = ({ adminId }: BulkContext) => ({ type: 'admin', id: adminId }) as const
const actWords = ({ name, language }: BulkContext, act: string) => translator(language, 'admin-lists')(`acts.${name}.${act}` as 'acts.orders.hold')

function findAct({ name }: BulkContext, act: string): BulkAct | null {
  const { acts } = adminList(name)
  return Object.hasOwn(acts, act) ? acts[act]! : null
}

function chosenIds({ name, query }: BulkContext) {
  if (query.get('all') === 'on') return adminList(name).firstIds(query, BULK_MAX)
  return query.getAll('id').filter(isId).slice(0, BULK_MAX)
}

/** Back to the list, with word of what is missing or what was done. */
function backToList(context: BulkContext, kind: 'success' | 'warning', text: string) {
  return seeOther(backHref(context), { flash: { kind, text } })
}

/** What an act would do with each of the chosen rows. Throws the way back to the list where nothing was chosen. */
export async function loadBulk(context: BulkContext) {
  const t = translator(context.language, 'admin-lists')
  const name = context.query.get('act') ?? ''
  const act = findAct(context, name)
  const rows = await adminList(context.name).name(await chosenIds(context), context.language)
  if (!act || rows.length === 0) throw await backToList(context, 'warning', t('bulk.nothing'))
  const changing = new Set(await rehearse(act, rows.map(({ id }) => id), { actor: actorOf(context), reason: '' }))
  return {
    title: actWords(context, name),
    act: name,
    rows: rows.map((row) => ({ ...row, changes: changing.has(row.id) })),
    changing: changing.size,
    backHref: backHref(context),
    asksReason: act.asksReason,
    constraint: getZodConstraint(reasonSchema(() => '')),
  }
}

/** Does what a form of the page asks for; a reason that is missing brings the form back. */
export async function takeBulk(form: FormData, context: BulkContext) {
  const t = translator(context.language, 'admin-lists')
  const name = String(form.get('act'))
  const act = findAct(context, name)
  const rows = await adminList(context.name).name(form.getAll('id').map(String).filter(isId).slice(0, BULK_MAX), context.language)
  if (!act || rows.length === 0) return backToList(context, 'warning', t('bulk.nothing'))
  const submission = parseWithZod(form, { schema: reasonSchema(sayProblem(context.language)) })
  if (act.asksReason && submission.status !== 'success') return { result: submission.reply() }
  const reason = submission.status === 'success' ? submission.value.reason : ''
  const changed = await perform(act, rows.map(({ id }) => id), { actor: actorOf(context), reason })
  const told = t('bulk.done', { name: actWords(context, name), changed: changed.length, count: rows.length })
  return backToList(context, changed.length > 0 ? 'success' : 'warning', told)
}
