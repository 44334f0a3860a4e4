import { reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import type { Participant } from '~/domain/people/participant.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sayReasonProblem } from '~/order-room/designs/design-texts.server'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'
import type { OwnWords } from '~/shell/refusal-answers.server'

export interface ShareContext {
  who: Participant
  language: Language
}
/** Where the page of what is shared is, for the side that acts. */
type PageOf<Context> = (context: Context, query?: { version?: number | string }) => string

interface ShareCommands<Context> {
  share(staff: Participant, versionId: string): Promise<{ number: number }>
  answer(
    client: Participant,
    versionId: string,
    answer: { approved: true } | { approved: false; reason: string },
  ): Promise<{ number: number }>
  page: PageOf<Context>
}

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/**
 * The forms by which the studio shares a version and the client answers it; the same for designs
 * and previews.
 */
export function shareFormsOf<Context extends ShareContext>(commands: ShareCommands<Context>) {
  const told = (context: Context, done: Done, { number }: { number: number }) => ({
    done: translator(context.language, 'design')(`done.${done}`, { number }),
    to: commands.page(context, { version: number }),
  })
  const approve: FormHandler<Context> = async (form, context) =>
    told(
      context,
      'approved',
      await commands.answer(context.who, textOf(form, 'versionId'), { approved: true }),
    )
  const changes: FormHandler<Context> = fields(
    'changes',
    ({ language }) => reasonSchema(sayReasonProblem(language)),
    async ({ reason }, context, form) => {
      const answer = { approved: false, reason } as const
      return told(
        context,
        'changes',
        await commands.answer(context.who, textOf(form, 'versionId'), answer),
      )
    },
    { keep: true },
  )
  const share: FormHandler<Context> = async (form, context) =>
    told(context, 'shared', await commands.share(context.who, textOf(form, 'versionId')))
  return { client: { approve, changes }, studio: { share } }
}
type Done = 'approved' | 'changes' | 'shared'

const SHARED: OwnWords = { moved: (language) => translator(language, 'design')('refused.shared') }

/**
 * Answers a form of a page on which versions are shared. A client who came too late is led to the
 * version that they saw, the studio to the newest.
 */
export const answerShareForm = <Context extends ShareContext>(
  form: FormData,
  forms: Record<string, FormHandler<Context>>,
  context: Context,
  pageOf: PageOf<Context>,
) =>
  answerForm(
    form,
    forms,
    context,
    context.who.side === 'studio'
      ? { page: pageOf(context), words: SHARED }
      : { page: pageOf(context, { version: textOf(form, 'version') }) },
  )
