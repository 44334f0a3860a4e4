import { pinSchema, remarkSchema } from '~/domain/designs/design.schema'
import { answerDesignVersion, shareDesignVersion } from '~/domain/designs/design-versions.server'
import { addPin, replyToPin, settlePin } from '~/domain/designs/pins.server'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { sayDesignProblem } from './design-texts.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import {
  answerShareForm,
  shareFormsOf,
  textOf,
  type ShareContext,
} from '~/order-room/versions/share-steps.server'
import { fields, type FormHandler } from '~/shell/forms.server'

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

const pin: FormHandler<DesignContext> = fields(
  'new-pin',
  ({ language }) => pinSchema(sayDesignProblem(language)),
  async (value, context, form) => {
    const number = await addPin(context.who, textOf(form, 'versionId'), value)
    const t = translator(context.language, 'design')
    const to = designPage(context, {
      version: textOf(form, 'version'),
      anchor: number ? `pin-${number}` : undefined,
    })
    return { done: number ? t('done.pin', { number }) : t('done.pinBefore'), to }
  },
)

const reply: FormHandler<DesignContext> = fields(
  (form) => `reply-${textOf(form, 'pinId')}`,
  ({ language }) => remarkSchema(sayDesignProblem(language)),
  async (value, context, form) => {
    const answered = await replyToPin(context.who, textOf(form, 'pinId'), value)
    const to = answered
      ? designPage(context, { version: answered.version.number, anchor: `pin-${answered.number}` })
      : designPage(context, { version: textOf(form, 'version') })
    return { done: translator(context.language, 'design')('done.reply'), to }
  },
)

function settle(resolved: boolean): FormHandler<DesignContext> {
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
const sharing = shareFormsOf<DesignContext>({
  share: shareDesignVersion,
  answer: answerDesignVersion,
  page: designPage,
})
const FORMS = { client: { ...BOTH, ...sharing.client }, studio: { ...BOTH, ...sharing.studio } }

/** Answers a form of a design's page; `more` are those of the page that take a file. */
export const answerDesignForm = (
  form: FormData,
  context: DesignContext,
  more: Record<string, FormHandler<DesignContext>> = {},
) => answerShareForm(form, { ...FORMS[context.who.side], ...more }, context, designPage)
