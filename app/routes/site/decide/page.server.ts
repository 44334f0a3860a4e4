import type { SubmissionResult } from '@conform-to/dom'
import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import type { Answer } from '~/domain/notifications/decision.rules'
import { findDecision, type FoundDecision } from '~/domain/decisions/decisions.server'
import { LONGEST_REASON, reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { payHref } from '~/order-room/order/client-order-view.server'
import { presentPrice } from '~/order-room/details/project-changes.server'

/** What a mailed link asks; 404 for one that is none, or whose reader may no longer answer. */
export async function getDecision(token = ''): Promise<FoundDecision> {
  const decision = await findDecision(token)
  if (!decision) throw notFound()
  return decision
}

function reasonWords(language: Language) {
  const t = translator(language, 'decide')
  return reasonSchema((problem) =>
    t(problem === 'reasonTooLong' ? 'errors.reasonTooLong' : 'errors.reason', {
      count: LONGEST_REASON,
    }),
  )
}

function revisionsLeft({ revisions }: FoundDecision, language: Language) {
  if (!revisions) return null
  const t = translator(language, 'decide')
  const left = revisions.promised - revisions.used
  return left > 0
    ? t('facts.revisionsLeft', { left, ...revisions })
    : t('facts.revisionsOver', revisions)
}

/** What is to be decided, ready to read, as it stands now. */
export function presentDecision(decision: FoundDecision, language: Language) {
  const {
    number,
    service,
    title,
    detail,
    sharedAt,
    decidedAt,
    price,
    payableId,
    person,
    answers,
    href,
    expired,
    state: now,
  } = decision
  const state = expired && now === 'open' ? ('expired' as const) : now
  return {
    ...{ state, number, service, subject: title, detail, href, answers },
    title: translator(language, 'decide')(`${state}.title`, { title }),
    shared: sharedAt && formatDate(sharedAt, language),
    approved: state === 'approved' && decidedAt ? formatDate(decidedAt, language) : null,
    revisions: state === 'open' ? revisionsLeft(decision, language) : null,
    price: price && presentPrice(price, price, language),
    payHref: payHref(payableId),
    person: `${person.name}, ${person.email}`,
    constraint: getZodConstraint(reasonWords(language)),
  }
}

/** Where an answer leads: to what is owed for it, else back to its page. */
export async function afterAnswer(token: string): Promise<string> {
  const decision = await findDecision(token)
  return payHref(decision?.payableId ?? null) ?? paths.decide(token)
}

/** The answer that a form gives, or what it lacks. */
export function readAnswer(
  form: FormData,
  language: Language,
): { answer: Answer } | { result: SubmissionResult<string[]> } {
  const intent = form.get('intent')
  if (intent !== 'changes')
    return { answer: { to: intent === 'order' || intent === 'decline' ? intent : 'approve' } }
  const submission = parseForm(form, reasonWords(language), language)
  if (submission.status !== 'success') return { result: submission.reply() }
  return { answer: { to: 'changes', reason: submission.value.reason } }
}
