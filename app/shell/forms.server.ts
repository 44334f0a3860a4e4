import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import { seeOther } from '~/platform/http/answers.server'
import type { Language } from '~/platform/i18n/languages'
import { throwNotFound } from './answers.server'
import { answerTo, sayRefusal, type OwnWords } from './refusal-answers.server'

/** What became of a posted form: done, too late, or to be shown again with what was typed. */
export type PageOutcome =
  | { done: string; to: string }
  | { late: string; to: string }
  | { form: string; result: SubmissionResult<string[]>; status?: number }

/** The answer to a form: where it leads with word of it, or the same page with what is wrong. */
export async function answerOutcome(outcome: PageOutcome) {
  if ('form' in outcome) {
    const { form, result, status = 400 } = outcome
    return data({ form, result, isLate: status === 409 }, { status })
  }
  const flash =
    'done' in outcome
      ? ({ kind: 'success', text: outcome.done } as const)
      : ({ kind: 'warning', text: outcome.late } as const)
  throw await seeOther(outcome.to, { flash })
}

interface FormContext {
  language: Language
}
type Shown = Extract<PageOutcome, { form: string }>
/** `done` and `late` lead to the page of the form, where `to` names no other. */
export type FormOutcome = { done: string; to?: string } | { late: string; to?: string } | Shown
/** Does what one form of a page asks for. Throws what the domain refuses. */
export type FormHandler<Context> = (form: FormData, context: Context) => Promise<FormOutcome>

/**
 * A handler of a form with fields. What `schema` finds wrong, and what the domain refuses at a
 * field, is shown in the form `id` with what was typed.
 */
export function fields<Context extends FormContext, Schema extends z.ZodType>(
  id: string | ((form: FormData) => string),
  schema: (context: Context) => Schema,
  act: (value: z.output<Schema>, context: Context, form: FormData) => Promise<FormOutcome>,
): FormHandler<Context> {
  return async (form, context) => {
    const shown = typeof id === 'string' ? id : id(form)
    const submission = parseWithZod(form, { schema: schema(context) })
    if (submission.status !== 'success') return { form: shown, result: submission.reply() }
    try {
      return await act(submission.value as z.output<Schema>, context, form)
    } catch (error) {
      const answer = answerTo(error, context.language)
      if (answer?.field === undefined) throw error
      const { field, messages, status } = answer
      const errors = field ? { fieldErrors: { [field]: messages } } : { formErrors: messages }
      return { form: shown, result: submission.reply(errors as object), status }
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
export async function answerBy<Context extends FormContext>(
  handler: FormHandler<Context>,
  form: FormData,
  context: Context,
  { page, words }: Place,
) {
  const outcome = await handler(form, context)
    .catch((error: unknown): FormOutcome => ({ late: sayRefusal(error, context.language, words) }))
    .catch(throwNotFound)
  return answerOutcome('form' in outcome ? outcome : { to: page, ...outcome })
}

/**
 * The same for a page with several forms: the `intent` of the button names the handler. One that the
 * page does not have is answered with 400.
 */
export async function answerForm<Context extends FormContext>(
  form: FormData,
  handlers: Record<string, FormHandler<Context>>,
  context: Context,
  place: Place,
) {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(handlers, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return answerBy(handlers[intent]!, form, context, place)
}
