import { checkFraming } from '~/domain/previews/framing.server'
import {
  answerPreviewVersion,
  requirePreviewVersion,
  sharePreviewVersion,
} from '~/domain/previews/preview-versions.server'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import {
  shareStepsOf,
  takeStep,
  textOf,
  type ShareContext,
  type Step,
} from '~/order-room/versions/share-steps.server'
import type { PageOutcome } from '~/shell/forms.server'

export interface PreviewContext extends ShareContext {
  orderId: string
  previewId: string
}

/** The page of the preview, for the side that acts. */
export function previewPage(
  { who, orderId, previewId }: PreviewContext,
  query: { version?: number | string } = {},
) {
  return who.side === 'studio'
    ? sellerPaths(who).preview(orderId, previewId, query)
    : paths.previewVersion(previewId, { order: orderId, ...query })
}

const check: Step<PreviewContext> = async (form, context) => {
  const t = translator(context.language, 'previews')
  const version = await requirePreviewVersion(db, context.who, 'see', textOf(form, 'versionId'))
  const { allowed } = await checkFraming(version.id, version.url)
  const to = previewPage(context, { version: version.number })
  return allowed === null
    ? { late: t('check.unknown'), to }
    : { done: t(allowed ? 'check.allowed' : 'check.refused'), to }
}

const sharing = shareStepsOf<PreviewContext>({
  share: sharePreviewVersion,
  answer: answerPreviewVersion,
  page: previewPage,
})
const STEPS = { client: sharing.client, studio: { ...sharing.studio, check } }

/**
 * Takes the step that a form of a preview's page asks for. Throws `notFound` for what is not
 * theirs to change.
 */
export function takePreviewStep(form: FormData, context: PreviewContext): Promise<PageOutcome> {
  return takeStep<PreviewContext>(STEPS[context.who.side], form, context)
}
