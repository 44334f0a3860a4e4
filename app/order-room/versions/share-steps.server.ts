import { isRefusal } from '~/domain/ground/domain-error'
import { parseWithZod } from '@conform-to/zod/v4'
import { reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import type { Participant } from '~/domain/people/participant.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sayReasonProblem } from '~/order-room/designs/design-words.server'
import type { PageOutcome } from '~/shell/forms.server'

export interface ShareContext {
  who: Participant
  language: Language
}
export type Step<Context> = (form: FormData, context: Context) => Promise<PageOutcome>

interface ShareCommands<Context> {
  share(staff: Participant, versionId: string): Promise<{ number: number }>
  answer(
    client: Participant,
    versionId: string,
    answer: { approved: true } | { approved: false; reason: string },
  ): Promise<{ number: number }>
  page(context: Context, query: { version?: number | string }): string
}

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Null for what came too late. */
async function inTime<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (isRefusal(error, 'moved')) return null
    throw error
  }
}

/**
 * The steps by which the studio shares a version and the client answers it; the same for designs
 * and previews.
 */
export function shareStepsOf<Context extends ShareContext>({
  share,
  answer,
  page,
}: ShareCommands<Context>) {
  const approve: Step<Context> = async (form, context) => {
    const t = translator(context.language, 'design')
    const version = await inTime(() =>
      answer(context.who, textOf(form, 'versionId'), { approved: true }),
    )
    if (!version)
      return {
        late: t('refused.answered'),
        to: page(context, { version: textOf(form, 'version') }),
      }
    return {
      done: t('done.approved', { number: version.number }),
      to: page(context, { version: version.number }),
    }
  }
  const changes: Step<Context> = async (form, context) => {
    const t = translator(context.language, 'design')
    const submission = parseWithZod(form, {
      schema: reasonSchema(sayReasonProblem(context.language)),
    })
    if (submission.status !== 'success') return { form: 'changes', result: submission.reply() }
    const version = await inTime(() =>
      answer(context.who, textOf(form, 'versionId'), {
        approved: false,
        reason: submission.value.reason,
      }),
    )
    // What was typed is worth more than a redirect.
    if (!version)
      return {
        form: 'changes',
        result: submission.reply({ formErrors: [t('refused.answered')] }),
        status: 409,
      }
    return {
      done: t('done.changes', { number: version.number }),
      to: page(context, { version: version.number }),
    }
  }
  const shareIt: Step<Context> = async (form, context) => {
    const t = translator(context.language, 'design')
    const version = await inTime(() => share(context.who, textOf(form, 'versionId')))
    if (!version) return { late: t('refused.shared'), to: page(context, {}) }
    return {
      done: t('done.shared', { number: version.number }),
      to: page(context, { version: version.number }),
    }
  }
  return { client: { approve, changes }, studio: { share: shareIt } }
}

/**
 * Takes the step that a form asks for by its `intent`; throws a 400 Response for a form that is not
 * on the page.
 */
export function takeStep<Context>(
  steps: Record<string, Step<Context>>,
  form: FormData,
  context: Context,
): Promise<PageOutcome> {
  const intent = textOf(form, 'intent')
  if (!Object.hasOwn(steps, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return steps[intent]!(form, context)
}
