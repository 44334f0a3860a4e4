import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import { isRefusal } from '~/domain/ground/domain-error'
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
import { toUploads } from '~/shell/chosen-files.server'
import { findFileProblems, type PostedMessage } from '~/order-room/messages/message-files.server'
import { parseMessage } from '~/order-room/messages/message-form.server'
import type { PageOutcome } from '~/shell/forms.server'

const LIMIT = { limit: 60, window: HOUR }

interface Writing {
  userId: number
  language: Language
}
type OnTicket = Writing & { ticketId: string }

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

const badRequest = () => new Response('Bad Request', { status: 400, statusText: 'Bad Request' })

/** Opens a ticket by a posted form. */
export async function takeNewTicket(posted: PostedMessage, writing: Writing): Promise<PageOutcome> {
  const { userId, language } = writing
  const t = translator(language, 'support')
  const say = sayTicketProblem(language)
  const submission = parseWithZod(posted.form, { schema: ticketSchema(say) })
  const wrong = findFileProblems(posted, language)
  if (wrong || submission.status !== 'success')
    return { form: 'ticket', result: submission.reply(wrong?.errors), status: wrong?.status }
  const late = await throttle(writing)
  if (late) return { form: 'ticket', result: submission.reply({ formErrors: [late] }), status: 429 }
  try {
    const { id, number } = await openTicket(userId, submission.value, {
      files: toUploads(posted.files),
    })
    return { done: t('opened', { number }), to: paths.ticket(id) }
  } catch (error) {
    if (!isRefusal(error, 'notFound')) throw error
    return {
      form: 'ticket',
      result: submission.reply({ fieldErrors: { orderId: [say('order')] } }),
    }
  }
}

async function solve(
  { ticketId, userId, language }: OnTicket,
  side: 'client' | 'admin',
  to: string,
): Promise<PageOutcome> {
  const t = translator(language, 'support')
  const solved = await transaction((tx) => resolveTicket(tx, ticketId, { type: side, id: userId }))
  return solved ? { done: t('resolvedNow'), to } : { late: t('resolvedBefore'), to }
}

/**
 * Which button was pressed; a form that was cut for its files, which a reply alone has, may have
 * lost it.
 */
const intentOf = ({ form, tooLarge }: PostedMessage) =>
  form.get('intent') ?? (tooLarge ? 'reply' : null)

/** Takes what the client posts on the page of a ticket: a reply, or word that it is solved. */
export async function takeClientStep(posted: PostedMessage, on: OnTicket): Promise<PageOutcome> {
  const { ticketId, userId, language } = on
  const intent = intentOf(posted)
  if (intent === 'resolve') return solve(on, 'client', paths.ticket(ticketId))
  if (intent !== 'reply') throw badRequest()
  const read = parseMessage(posted, language)
  if ('result' in read) return { form: 'reply', ...read }
  const late = await throttle(on)
  if (late) return { form: 'reply', ...read.refuse(429, { formErrors: [late] }) }
  await replyAsClient(userId, ticketId, read.message, { files: read.files })
  return {
    done: translator(language, 'support')('replied'),
    to: paths.ticket(ticketId, { anchor: 'reply' }),
  }
}

/** What was typed, with a prepared answer after it. */
async function insertAnswer(form: FormData, name: string): Promise<PageOutcome> {
  const typed = String(form.get('body') ?? '').trim()
  const answer = await orNull(getCannedAnswer(String(form.get('answer'))))
  const body = [typed, answer?.body.replaceAll('{name}', name)].filter(Boolean).join('\n\n')
  const result: SubmissionResult<string[]> = { initialValue: { body } }
  return { form: 'reply', result, status: 200 }
}

async function assign(
  form: FormData,
  { ticketId, userId, language }: OnTicket,
): Promise<PageOutcome> {
  const t = translator(language, 'support')
  const [from, to] = ['shown', 'assignee'].map((name) =>
    readRowNumber(String(form.get(name) ?? '')),
  )
  const outcome = await transaction((tx) =>
    reassignTicket(
      tx,
      ticketId,
      { from: from ?? null, to: to ?? null },
      { type: 'admin', id: userId },
    ),
  )
  if (outcome === 'done') return { done: t('assigned'), to: adminPaths.ticket(ticketId) }
  return {
    late: t(outcome === 'same' ? 'assignedBefore' : 'assignedElsewhere'),
    to: adminPaths.ticket(ticketId),
  }
}

/**
 * Takes what the staff posts on the page of a ticket; `name` is the client's, for prepared answers.
 */
export async function takeStaffStep(
  posted: PostedMessage,
  on: OnTicket,
  name: string,
): Promise<PageOutcome> {
  const { ticketId, userId, language } = on
  const { form } = posted
  const intent = intentOf(posted)
  if (intent === 'resolve') return solve(on, 'admin', adminPaths.ticket(ticketId))
  if (intent === 'assign') return assign(form, on)
  if (intent === 'insert') return insertAnswer(form, name)
  if (intent !== 'reply' && intent !== 'wait') throw badRequest()
  const read = parseMessage(posted, language)
  if ('result' in read) return { form: 'reply', ...read }
  await answerTicket(userId, ticketId, read.message, intent === 'wait', read.files)
  return {
    done: translator(language, 'support')('answered'),
    to: adminPaths.ticket(ticketId, { anchor: 'reply' }),
  }
}
