import type { SubmissionResult } from '@conform-to/dom'
import { parseForm } from './parse-form.server'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import { seeOther } from '~/platform/http/answers.server'
import type { Language } from '~/platform/i18n/languages'
import { forgetSent } from '~/platform/session/drafts.server'
import { throwNotFound } from './answers.server'
import { answerTo, sayRefusal, type OwnWords } from './refusal-answers.server'

/** A form to be shown again, with what was typed; `more` is what its page says beside it. */
type Shown<More = object> = {
  form: string
  result: SubmissionResult<string[]>
  status?: number
} & Partial<More>
/** What became of a posted form: done, too late, or to be shown again with what was typed. */
export type PageOutcome<More = object> =
  | { done: string | null; to: string; cookies?: string[] }
  | { late: string; to: string }
  | Shown<More>

/** The answer to a form: where it leads with word of it, or the same page with what is wrong. */
export async function answerOutcome<More = object>(outcome: PageOutcome<More>) {
  if ('form' in outcome) {
    const { status = 400, ...shown } = outcome
    return data({ ...shown, isLate: status === 409 }, { status })
  }
  const flash =
    'late' in outcome
      ? ({ kind: 'warning', text: outcome.late } as const)
      : outcome.done === null
        ? undefined
        : ({ kind: 'success', text: outcome.done } as const)
  throw await seeOther(outcome.to, { flash, cookies: 'done' in outcome ? outcome.cookies : [] })
}

interface FormContext {
  language: Language
}
/**
 * `done` and `late` lead to the page of the form, where `to` names no other; `done` is null where
 * that page says all. `cookies` are Set-Cookie values.
 */
export type FormOutcome<More = object> =
  | { done: string | null; to?: string; cookies?: string[] }
  | { late: string; to?: string }
  | Shown<More>
/** Does what one form of a page asks for. Throws what the domain refuses. */
export type FormHandler<Context, More = object> = (
  form: FormData,
  context: Context,
) => Promise<FormOutcome<More>>

/** What else is wrong with a form: said at the field `at`, or for the form as a whole. */
interface Wrong<More = object> {
  /** Null where what stands beside the form says it. */
  wrong: string | null
  at?: string
  status?: number
  beside?: More
}
interface FieldsOptions {
  /** Fields that do not come back with what was typed. */
  hide?: string[]
  /** What was typed is worth more than the page shown anew: every refusal is said in the form. */
  keep?: boolean
}

/**
 * A handler of a form with fields. What `schema` finds wrong, and what the domain refuses at a
 * field, is shown in the form `id` with what was typed.
 */
export function fields<
  Context extends FormContext,
  Schema extends z.ZodType,
  More extends object = object,
>(
  id: string | ((form: FormData) => string),
  schema: (context: Context) => Schema,
  act: (
    value: z.output<Schema>,
    context: Context,
    form: FormData,
  ) => Promise<FormOutcome<More> | Wrong<More>>,
  { keep = false, hide: hideFields }: FieldsOptions = {},
): FormHandler<Context, More> {
  return async (form, context) => {
    const shown = typeof id === 'string' ? id : id(form)
    const submission = parseForm(form, schema(context), context.language)
    const shownAgain = (errors: object = {}, status?: number, more = {} as Partial<More>) => ({
      ...more,
      ...{ form: shown, result: submission.reply({ ...errors, hideFields }), status },
    })
    const refuse = (field: string, messages: string[], status?: number) =>
      shownAgain(field ? { fieldErrors: { [field]: messages } } : { formErrors: messages }, status)
    if (submission.status !== 'success') return shownAgain()
    try {
      const outcome = await act(submission.value as z.output<Schema>, context, form)
      if (!('wrong' in outcome)) return outcome
      const { wrong, at = '', status, beside } = outcome
      return wrong === null ? shownAgain({}, status, beside) : refuse(at, [wrong], status)
    } catch (error) {
      const answer = answerTo(error, context.language)
      const field = answer?.field ?? (keep ? '' : undefined)
      if (!answer || answer.status === 404 || field === undefined) throw error
      return refuse(field, answer.messages, answer.status)
    }
  }
}

interface Place {
  /** Where the page of the form is. */
  page: string
  /** The page's own words for some refusals. */
  words?: OwnWords
}

/**
 * The way of a form from request to answer, for a page with one form. What was done, or came too
 * late, leads to `page` with word of it; a form with something wrong comes back with its errors. A
 * refusal of the domain is answered as the table of refusals says, in the visitor's language, on
 * `page`, shown anew; what does not exist with 404. Every other error goes on to the error boundary.
 */
export async function answerBy<Context extends FormContext, More = object>(
  handler: FormHandler<Context, More>,
  form: FormData,
  context: Context,
  { page, words }: Place,
) {
  const outcome = await handler(form, context)
    .catch((error: unknown): FormOutcome<More> => ({
      late: sayRefusal(error, context.language, words),
    }))
    .catch(throwNotFound)
  if ('done' in outcome) await forgetSent(form)
  return answerOutcome<More>('form' in outcome ? outcome : { to: page, ...outcome })
}

/**
 * The same for a page with several forms: the `intent` of the button names the handler. One that the
 * page does not have is answered with 400.
 */
export async function answerForm<Context extends FormContext, More = object>(
  form: FormData,
  handlers: Record<string, FormHandler<Context, More>>,
  context: Context,
  place: Place,
) {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(handlers, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return answerBy(handlers[intent]!, form, context, place)
}
