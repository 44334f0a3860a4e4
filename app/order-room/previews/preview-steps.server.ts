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
  answerShareForm,
  shareFormsOf,
  textOf,
  type ShareContext,
} from '~/order-room/versions/share-steps.server'
import type { FormHandler } from '~/shell/forms.server'

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

const check: FormHandler<PreviewContext> = async (form, context) => {
  const t = translator(context.language, 'previews')
  const version = await requirePreviewVersion(db, context.who, 'see', textOf(form, 'versionId'))
  const { allowed } = await checkFraming(version.id, version.url)
  const to = previewPage(context, { version: version.number })
  return allowed === null
    ? { late: t('check.unknown'), to }
    : { done: t(allowed ? 'check.allowed' : 'check.refused'), to }
}

const sharing = shareFormsOf<PreviewContext>({
  share: sharePreviewVersion,
  answer: answerPreviewVersion,
  page: previewPage,
})
const FORMS = { client: sharing.client, studio: { ...sharing.studio, check } }

/** Answers a form of a preview's page; `more` are those of the page that take a file. */
export const answerPreviewForm = (
  form: FormData,
  context: PreviewContext,
  more: Record<string, FormHandler<PreviewContext>> = {},
) => answerShareForm(form, { ...FORMS[context.who.side], ...more }, context, previewPage)
