import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  disableSignIn,
  enableSignIn,
  endSessions,
  sendPasswordLink,
} from '~/domain/clients/account-steps.server'
import { changeDetails } from '~/domain/clients/client-details.server'
import { detailsSchema, NOTE_MAX, noteSchema, readShown } from '~/domain/clients/client.schema'
import { startViewing } from '~/domain/clients/view-as.server'
import {
  addStaffNote,
  putBackStaffNote,
  removeStaffNote,
} from '~/domain/clients/staff-notes.server'
import { reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { transaction } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { sayProblem } from '~/order-room/order/seller-steps.server'
import { accountWords } from '~/account/settings.server'
import type { PageOutcome } from '~/shell/forms.server'

interface StepContext {
  userId: number
  adminId: number
  /** Of the admin's own session. */
  sessionId: string
  language: Language
}
type Step = (form: FormData, context: StepContext) => Promise<PageOutcome>

const actorOf = ({ adminId }: StepContext) => ({ type: 'admin', id: adminId }) as const
const words = ({ language }: StepContext) => translator(language, 'admin-clients')

/** Word of a step, on the part of the page that it is about. */
function tell(
  context: StepContext,
  done: boolean,
  name: 'viewed' | 'disabled' | 'enabled' | 'sessions' | 'link' | 'noteRemoved' | 'notePutBack',
  anchor: string,
): PageOutcome {
  const t = words(context)
  const to = adminPaths.client(context.userId, anchor)
  return done ? { done: t(`done.${name}`), to } : { late: t(`refused.${name}`), to }
}

const disable: Step = async (form, context) => {
  const submission = parseWithZod(form, { schema: reasonSchema(sayProblem(context.language)) })
  if (submission.status !== 'success') return { form: 'disable', result: submission.reply() }
  const { reason } = submission.value
  return tell(
    context,
    await transaction((tx) => disableSignIn(tx, context.userId, reason, actorOf(context))),
    'disabled',
    'sign-in',
  )
}

const view: Step = async (form, context) => {
  const submission = parseWithZod(form, { schema: reasonSchema(sayProblem(context.language)) })
  if (submission.status !== 'success') return { form: 'view', result: submission.reply() }
  const { userId, adminId, sessionId } = context
  const started = await startViewing({
    sessionId,
    adminId,
    clientId: userId,
    reason: submission.value.reason,
  })
  return started
    ? { done: words(context)('done.viewed'), to: paths.dashboard() }
    : tell(context, false, 'viewed', 'sign-in')
}

const enable: Step = async (_form, context) =>
  tell(
    context,
    await transaction((tx) => enableSignIn(tx, context.userId, actorOf(context))),
    'enabled',
    'sign-in',
  )
const end: Step = async (_form, context) =>
  tell(
    context,
    (await transaction((tx) => endSessions(tx, context.userId, actorOf(context)))) > 0,
    'sessions',
    'sign-in',
  )
const link: Step = async (_form, context) =>
  tell(
    context,
    await transaction((tx) => sendPasswordLink(tx, context.userId, actorOf(context))),
    'link',
    'sign-in',
  )

/**
 * What was typed over what another admin has saved since: the form keeps it, and says what changed.
 */
function conflictResult(
  result: SubmissionResult<string[]>,
  conflict: { field: 'name' | 'phone' | 'language'; value: string }[],
  context: StepContext,
): SubmissionResult<string[]> {
  const t = words(context)
  const named = conflict.map(({ field, value }) =>
    t('details.now', {
      field: t(`details.${field}`),
      value: isLanguage(value) ? LANGUAGE_NAMES[value] : value || t('details.empty'),
    }),
  )
  const text = t('details.conflict', {
    fields: new Intl.ListFormat(context.language).format(named),
  })
  return { ...result, error: { '': [text] } }
}

const change: Step = async (form, context) => {
  const submission = parseWithZod(form, { schema: detailsSchema(accountWords(context.language)) })
  if (submission.status !== 'success') return { form: 'details', result: submission.reply() }
  const shown = readShown(form.get('shown'))
  if (!shown) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const { name, phone = '', language } = submission.value
  const { saved, conflict } = await changeDetails(
    context.userId,
    shown,
    { name, phone, language },
    actorOf(context),
  )
  if (!saved)
    return {
      form: 'details',
      result: conflictResult(submission.reply(), conflict, context),
      status: 409,
    }
  return { done: words(context)('done.details'), to: adminPaths.client(context.userId, 'details') }
}

const addNote: Step = async (form, context) => {
  const t = words(context)
  const submission = parseWithZod(form, {
    schema: noteSchema((problem) => t(`errors.${problem}`, { count: NOTE_MAX })),
  })
  if (submission.status !== 'success') return { form: 'note', result: submission.reply() }
  await addStaffNote(context.userId, submission.value.body, context.adminId)
  return { done: t('done.note'), to: adminPaths.client(context.userId, 'notes') }
}

const dropNote: Step = async (form, context) =>
  tell(
    context,
    await removeStaffNote(context.userId, String(form.get('noteId')), actorOf(context)),
    'noteRemoved',
    'notes',
  )
const putBackNote: Step = async (form, context) =>
  tell(
    context,
    await putBackStaffNote(context.userId, String(form.get('noteId')), actorOf(context)),
    'notePutBack',
    'notes',
  )

const STEPS: Record<string, Step> = {
  view,
  disable,
  enable,
  sessions: end,
  link,
  details: change,
  note: addNote,
  'drop-note': dropNote,
  'put-back-note': putBackNote,
}

/**
 * Takes the step that a form of a client's page asks for. Throws a 400 for a form that is not on
 * it.
 */
export async function takeClientStep(form: FormData, context: StepContext): Promise<PageOutcome> {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(STEPS, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return STEPS[intent]!(form, context)
}
