import { parseForm } from '~/shell/parse-form.server'
import { MAX_MESSAGE } from '~/domain/messages/message.rules'
import { getCannedAnswer } from '~/domain/tickets/canned-answers.server'
import { reassignTicket, resolveTicket } from '~/domain/tickets/move-ticket.server'
import { SUBJECT_MAX } from '~/domain/tickets/ticket.rules'
import { ticketSchema, TITLE_MAX } from '~/domain/tickets/ticket.schema'
import { answerTicket, openTicket, replyAsClient } from '~/domain/tickets/write-ticket.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { transaction } from '~/platform/db/db.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { readRowNumber } from '~/platform/row-id'
import { orNull } from '~/shell/answers.server'
import { toUploads } from '~/domain/files/upload.rules'
import {
  findFileProblems,
  findSpentBytes,
  type PostedMessage,
} from '~/order-room/messages/message-files.server'
import { parseMessage } from '~/order-room/messages/message-form.server'
import { answerBy, answerForm, type FormHandler } from '~/shell/forms.server'

const LIMIT = { limit: 60, window: HOUR }

interface Writing {
  userId: number
  language: Language
}

/** The words of what is wrong with a form. */
export function sayTicketProblem(language: Language) {
  const t = translator(language, 'support')
  const counts = { subjectTooLong: SUBJECT_MAX, titleTooLong: TITLE_MAX }
  return (
    problem:
      | 'subject'
      | 'subjectTooLong'
      | 'body'
      | 'bodyTooLong'
      | 'order'
      | 'title'
      | 'titleTooLong'
      | 'language',
  ) =>
    problem === 'bodyTooLong'
      ? t('errors.bodyTooLong', { most: formatNumber(MAX_MESSAGE, language) })
      : t(`errors.${problem}`, { count: counts[problem as 'titleTooLong'] })
}

/** Why somebody has to wait before they write again, or null. */
async function throttle({ userId, language }: Writing) {
  const wait = await hitEach({ [`ticket:${userId}`]: LIMIT })
  return wait > 0
    ? translator(language, 'support')('errors.throttled', { count: waitInMinutes(wait) })
    : null
}

interface Posted extends Writing {
  posted: PostedMessage
}

/** Opens a ticket by a posted form. */
const newTicketForm: FormHandler<Posted> = async (form, { posted, ...writing }) => {
  const { userId, language } = writing
  const say = sayTicketProblem(language)
  const submission = parseForm(form, ticketSchema(say), language)
  const wrong = findFileProblems(posted, language)
  if (wrong || submission.status !== 'success')
    return { form: 'ticket', result: submission.reply(wrong?.errors), status: wrong?.status }
  const late = await throttle(writing)
  if (late) return { form: 'ticket', result: submission.reply({ formErrors: [late] }), status: 429 }
  const files = toUploads(posted.files)
  const spent = await findSpentBytes(userId, files, language)
  if (spent) return { form: 'ticket', result: submission.reply(spent), status: 429 }
  const ticket = await orNull(openTicket(userId, submission.value, { files }))
  const fieldErrors = { orderId: [say('order')] }
  if (!ticket) return { form: 'ticket', result: submission.reply({ fieldErrors }) }
  const done = translator(language, 'support')('opened', { number: ticket.number })
  return { done, to: paths.ticket(ticket.id) }
}

/** Answers the form by which a client opens a ticket. */
export const answerNewTicket = (posted: PostedMessage, writing: Writing) =>
  answerBy(newTicketForm, posted.form, { posted, ...writing }, { page: paths.tickets() })

type OnTicket = Posted & { ticketId: string }

const solve =
  (side: 'client' | 'admin'): FormHandler<OnTicket> =>
  async (_form, { ticketId, userId, language }) => {
    const t = translator(language, 'support')
    const by = { type: side, id: userId } as const
    const solved = await transaction((tx) => resolveTicket(tx, ticketId, by))
    return solved ? { done: t('resolvedNow') } : { late: t('resolvedBefore') }
  }

/**
 * Answers a form of a ticket's page. One that was cut for its files, which a reply alone has, may
 * have lost the button that was pressed.
 */
function answerOnTicket<Context extends OnTicket>(
  forms: Record<string, FormHandler<Context>>,
  context: Context,
  page: string,
) {
  const { form, tooLarge } = context.posted
  if (tooLarge && !form.has('intent')) form.set('intent', 'reply')
  return answerForm(form, forms, context, { page })
}

const CLIENT_FORMS: Record<string, FormHandler<OnTicket>> = {
  resolve: solve('client'),
  reply: async (_form, { posted, ...on }) => {
    const { ticketId, userId, language } = on
    const read = parseMessage(posted, language)
    if ('result' in read) return { form: 'reply', ...read }
    const late = await throttle(on)
    if (late) return { form: 'reply', ...read.refuse(429, { formErrors: [late] }) }
    const spent = await findSpentBytes(userId, read.files, language)
    if (spent) return { form: 'reply', ...read.refuse(429, spent) }
    await replyAsClient(userId, ticketId, read.message, { files: read.files })
    return {
      done: translator(language, 'support')('replied'),
      to: paths.ticket(ticketId, { anchor: 'reply' }),
    }
  },
}

/** Answers what the client posts on the page of a ticket: a reply, or word that it is solved. */
export const answerClientTicket = (context: OnTicket) =>
  answerOnTicket(CLIENT_FORMS, context, paths.ticket(context.ticketId))

/** `name` is the client's, for prepared answers. */
type StaffContext = OnTicket & { name: string }

const answer =
  (waits: boolean): FormHandler<StaffContext> =>
  async (_form, { posted, ticketId, userId, language }) => {
    const read = parseMessage(posted, language)
    if ('result' in read) return { form: 'reply', ...read }
    await answerTicket(userId, ticketId, read.message, waits, read.files)
    return {
      done: translator(language, 'support')('answered'),
      to: adminPaths.ticket(ticketId, { anchor: 'reply' }),
    }
  }

const STAFF_FORMS: Record<string, FormHandler<StaffContext>> = {
  resolve: solve('admin'),
  reply: answer(false),
  wait: answer(true),
  /** What was typed, with a prepared answer after it. */
  insert: async (form, { name }) => {
    const typed = String(form.get('body') ?? '').trim()
    const prepared = await orNull(getCannedAnswer(String(form.get('answer'))))
    const body = [typed, prepared?.body.replaceAll('{name}', name)].filter(Boolean).join('\n\n')
    return { form: 'reply', result: { initialValue: { body } }, status: 200 }
  },
  assign: async (form, { ticketId, userId, language }) => {
    const t = translator(language, 'support')
    const [from = null, to = null] = ['shown', 'assignee'].map((name) =>
      readRowNumber(String(form.get(name) ?? '')),
    )
    const by = { type: 'admin', id: userId } as const
    const outcome = await transaction((tx) => reassignTicket(tx, ticketId, { from, to }, by))
    if (outcome === 'done') return { done: t('assigned') }
    return { late: t(outcome === 'same' ? 'assignedBefore' : 'assignedElsewhere') }
  },
}

/** Answers what the staff posts on the page of a ticket. */
export const answerStaffTicket = (context: StaffContext) =>
  answerOnTicket(STAFF_FORMS, context, adminPaths.ticket(context.ticketId))
