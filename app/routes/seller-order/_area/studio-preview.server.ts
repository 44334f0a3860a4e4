import { randomUUID } from 'node:crypto'
import { addPreview, addPreviewVersion } from '~/domain/previews/preview-versions.server'
import {
  previewSchema,
  previewVersionSchema,
  type PreviewProblem,
} from '~/domain/previews/preview.schema'
import { getPreview, listPreviews } from '~/domain/previews/previews.server'
import { readPublicUrl } from '~/platform/guarded-fetch/address.rules'
import { translator } from '~/platform/i18n/i18n.server'
import { readIdPlace } from '~/platform/paging'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'
import { sayDesignProblem } from '~/order-room/designs/design-texts.server'
import { readPictureForm, pictureForm } from '~/order-room/versions/picture-form.server'
import { frameHeaders } from '~/order-room/previews/preview-view.server'
import { previewPage, answerPreviewForm } from '~/order-room/previews/preview-steps.server'
import { presentPreview, presentPreviewCard } from '~/order-room/previews/preview-view.server'
import { answerBy } from '~/shell/forms.server'
import { presentPlace } from '~/shell/list-place.server'
import { openStudioOrder, type StudioOrderArgs } from './studio-order-page.server'

const readSecure = (text: string) => readPublicUrl(text, ['https:'])

function sayProblem(language: Language) {
  const [say, t] = [sayDesignProblem(language), translator(language, 'previews')]
  return (problem: PreviewProblem) => (problem === 'url' ? t('errors.url') : say(problem))
}

/** The previews of an order, for the studio. */
export async function loadStudioPreviews(args: StudioOrderArgs) {
  const { participant: who, language, order, frame, at } = await openStudioOrder(args)
  const query = new URL(args.request.url).searchParams
  const { rows, ...page } = await listPreviews(who, order.id, readIdPlace(query))
  const looker = { who, language, mayWrite: true }
  return {
    frame,
    previews: rows.map((preview) => presentPreviewCard(preview, order.id, looker)),
    place: presentPlace(
      query,
      page,
      (place) => at.orderPart(order.id, 'previews', place),
      language,
    ),
    key: randomUUID(),
  }
}

/** A new preview from the studio's form. */
export async function addPreviewByForm(args: StudioOrderArgs) {
  const { participant: who, language, order, at } = await openStudioOrder(args)
  const form = await readPictureForm(args.request)
  const handler = pictureForm(form, {
    ...{
      id: 'new-preview',
      schema: previewSchema(sayProblem(language), readSecure),
      optional: true,
      language,
    },
    async save(value, screenshot) {
      const previewId = await addPreview(who, order.id, { ...value, screenshot })
      return {
        done: translator(language, 'design')('done.added', { title: value.title }),
        to: previewPage({ who, language, orderId: order.id, previewId }),
      }
    },
  })
  return answerBy(handler, form.form, { language }, { page: at.orderPart(order.id, 'previews') })
}

/** One preview, for the studio. */
export async function loadStudioPreview(args: StudioOrderArgs) {
  const { participant: who, language, order, frame, at } = await openStudioOrder(args)
  const found = await orNotFound(getPreview(who, order.id, args.params.previewId ?? ''))
  const preview = await presentPreview(found, new URL(args.request.url).searchParams, {
    who,
    language,
    mayWrite: true,
  })
  const headers = frameHeaders(preview)
  return {
    page: { frame, preview, backHref: at.orderPart(order.id, 'previews'), key: randomUUID() },
    headers,
  }
}

/** A step with a preview by the studio: a new version, or what a form without a file asks for. */
export async function actOnStudioPreview(args: StudioOrderArgs) {
  const { participant: who, language, order } = await openStudioOrder(args)
  const context = { who, language, orderId: order.id, previewId: args.params.previewId ?? '' }
  await orNotFound(getPreview(who, order.id, context.previewId))
  const form = await readPictureForm(args.request)
  const version = pictureForm(form, {
    ...{
      id: 'new-version',
      schema: previewVersionSchema(sayProblem(language), readSecure),
      optional: true,
      language,
    },
    async save(value, screenshot) {
      const page = { ...value, screenshot }
      const number = await addPreviewVersion(who, order.id, context.previewId, page)
      return {
        done: translator(language, 'design')('done.version', { number }),
        to: previewPage(context, { version: number }),
      }
    },
  })
  return answerPreviewForm(form.form, context, { version })
}
