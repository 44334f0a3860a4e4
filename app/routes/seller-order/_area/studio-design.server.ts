import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { keySchema, noteSchema, titleSchema } from '~/domain/designs/design.schema'
import { getDesign, listDesigns } from '~/domain/designs/designs.server'
import { addDesign, addDesignVersion } from '~/domain/designs/design-versions.server'
import { translator } from '~/platform/i18n/i18n.server'
import { readIdPlace } from '~/platform/paging'
import { orNotFound } from '~/shell/answers.server'
import { designPage, answerDesignForm } from '~/order-room/designs/design-steps.server'
import { presentDesign, presentDesignCard } from '~/order-room/designs/design-view.server'
import { sayDesignProblem } from '~/order-room/designs/design-texts.server'
import { readPictureForm, pictureForm } from '~/order-room/versions/picture-form.server'
import { answerBy } from '~/shell/forms.server'
import { presentPlace } from '~/shell/list-place.server'
import { openStudioOrder, type StudioOrderArgs } from './studio-order-page.server'

/** The designs of an order, for the studio. */
export async function loadStudioDesigns(args: StudioOrderArgs) {
  const { participant: who, language, order, frame, at } = await openStudioOrder(args)
  const query = new URL(args.request.url).searchParams
  const { rows, ...page } = await listDesigns(who, order.id, readIdPlace(query))
  const looker = { who, language, mayWrite: true }
  return {
    frame,
    designs: rows.map((design) => presentDesignCard(design, order.id, looker)),
    place: presentPlace(query, page, (place) => at.orderPart(order.id, 'design', place), language),
    key: randomUUID(),
  }
}

/** A new design from the studio's form. */
export async function addDesignByForm(args: StudioOrderArgs) {
  const { participant: who, language, order, at } = await openStudioOrder(args)
  const say = sayDesignProblem(language)
  const schema = z.object({ key: keySchema, title: titleSchema(say), note: noteSchema(say) })
  const form = await readPictureForm(args.request)
  const handler = pictureForm(form, {
    ...{ id: 'new-design', schema, language },
    async save(value, file) {
      const designId = await addDesign(who, order.id, { ...value, file: file! })
      return {
        done: translator(language, 'design')('done.added', { title: value.title }),
        to: designPage({ who, language, orderId: order.id, designId }),
      }
    },
  })
  return answerBy(handler, form.form, { language }, { page: at.orderPart(order.id, 'design') })
}

/** One design, for the studio. */
export async function loadStudioDesign(args: StudioOrderArgs) {
  const { viewer, participant: who, language, order, frame, at } = await openStudioOrder(args)
  const design = await orNotFound(getDesign(who, order.id, args.params.designId ?? ''))
  const view = await presentDesign(
    design,
    new URL(args.request.url).searchParams,
    { who, language, mayWrite: true },
    { viewer: viewer.name, seller: frame.seller },
  )
  return { frame, design: view, backHref: at.orderPart(order.id, 'design'), key: randomUUID() }
}

/** A step with a design by the studio: a new version, or what a form without a file asks for. */
export async function actOnStudioDesign(args: StudioOrderArgs) {
  const { participant: who, language, order } = await openStudioOrder(args)
  const context = { who, language, orderId: order.id, designId: args.params.designId ?? '' }
  await orNotFound(getDesign(who, order.id, context.designId))
  const form = await readPictureForm(args.request)
  const version = pictureForm(form, {
    ...{
      id: 'new-version',
      schema: z.object({ key: keySchema, note: noteSchema(sayDesignProblem(language)) }),
      language,
    },
    async save(value, file) {
      const picture = { ...value, file: file! }
      const number = await addDesignVersion(who, order.id, context.designId, picture)
      return {
        done: translator(language, 'design')('done.version', { number }),
        to: designPage(context, { version: number }),
      }
    },
  })
  return answerDesignForm(form.form, context, { version })
}
