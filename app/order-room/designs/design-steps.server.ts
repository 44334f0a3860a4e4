import { parseWithZod } from '@conform-to/zod/v4'
import { pinSchema, remarkSchema } from '~/domain/designs/design.schema'
import { answerDesignVersion, shareDesignVersion } from '~/domain/designs/design-versions.server'
import { addPin, replyToPin, settlePin } from '~/domain/designs/pins.server'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { sayDesignProblem } from './design-words.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import {
  shareStepsOf,
  takeStep,
  textOf,
  type ShareContext,
  type Step,
} from '~/order-room/versions/share-steps.server'
import type { PageOutcome } from '~/shell/forms.server'

export interface DesignContext extends ShareContext {
  orderId: string
  designId: string
}

/** The page of the design, for the side that acts. */
export function designPage(
  { who, orderId, designId }: DesignContext,
  query: { version?: number | string; anchor?: string } = {},
) {
  return who.side === 'studio'
    ? sellerPaths(who).design(orderId, designId, query)
    : paths.designVersion(designId, { order: orderId, ...query })
}

const pin: Step<DesignContext> = async (form, context) => {
  const submission = parseWithZod(form, { schema: pinSchema(sayDesignProblem(context.language)) })
  if (submission.status !== 'success') return { form: 'new-pin', result: submission.reply() }
  const number = await addPin(context.who, textOf(form, 'versionId'), submission.value)
  const t = translator(context.language, 'design')
  const to = designPage(context, {
    version: textOf(form, 'version'),
    anchor: number ? `pin-${number}` : undefined,
  })
  return { done: number ? t('done.pin', { number }) : t('done.pinBefore'), to }
}

const reply: Step<DesignContext> = async (form, context) => {
  const pinId = textOf(form, 'pinId')
  const submission = parseWithZod(form, {
    schema: remarkSchema(sayDesignProblem(context.language)),
  })
  if (submission.status !== 'success') return { form: `reply-${pinId}`, result: submission.reply() }
  const answered = await replyToPin(context.who, pinId, submission.value)
  const to = answered
    ? designPage(context, { version: answered.version.number, anchor: `pin-${answered.number}` })
    : designPage(context, { version: textOf(form, 'version') })
  return { done: translator(context.language, 'design')('done.reply'), to }
}

function settle(resolved: boolean): Step<DesignContext> {
  return async (form, context) => {
    const { number, version } = await settlePin(context.who, textOf(form, 'pinId'), resolved)
    const t = translator(context.language, 'design')
    return {
      done: t(resolved ? 'done.resolved' : 'done.reopened', { number }),
      to: designPage(context, { version: version.number, anchor: `pin-${number}` }),
    }
  }
}

const BOTH = { pin, reply, resolve: settle(true), reopen: settle(false) }
const sharing = shareStepsOf<DesignContext>({
  share: shareDesignVersion,
  answer: answerDesignVersion,
  page: designPage,
})
const STEPS = { client: { ...BOTH, ...sharing.client }, studio: { ...BOTH, ...sharing.studio } }

/**
 * Takes the step that a form of a design's page asks for. Throws `notFound` for what is not
 * theirs to change.
 */
export function takeDesignStep(form: FormData, context: DesignContext): Promise<PageOutcome> {
  return takeStep<DesignContext>(STEPS[context.who.side], form, context)
}
