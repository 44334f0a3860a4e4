import { data } from '@remix-run/node'
import { changePicture } from '~/domain/catalog/product-picture.server'
import { PICTURE_SIZE } from '~/domain/catalog/product-picture.rules'
import { PICTURES, type PictureRefusal } from '~/domain/pictures/picture.rules'
import { PictureError } from '~/domain/pictures/pictures.server'
import { readUpload } from '~/platform/http/upload.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { requireAdmin } from '~/platform/session/guards.server'
import type { SectionAnswer } from '~/routes/admin/_area/products/section-form'
import {
  answerRefusal,
  readBase,
  requireProduct,
  savedAnswer,
  type ProductArgs,
} from '~/routes/admin/_area/products/product-editor.server'

/** Room for the fields around the file. */
const FIELDS = 64 * 1024

function refuse(reason: PictureRefusal, base: string, language: Language) {
  const message = translator(language, 'products')(`picture.errors.${reason}`, {
    ...PICTURE_SIZE,
    size: `${PICTURES.megabytes}\u00a0MB`,
  })
  return data<SectionAnswer>(
    {
      result: { status: 'error', error: { picture: [message] } },
      labels: {},
      base,
      conflict: null,
    },
    { status: reason === 'tooLarge' ? 413 : 400 },
  )
}

/** Gives a product the picture that was sent, or says why it cannot be one. */
export async function savePicture(args: ProductArgs) {
  const viewer = await requireAdmin(args)
  const [{ id }, language] = [await requireProduct(args), await getLanguage(args.request)]
  const { form, tooLarge } = await readUpload(args.request, PICTURES.maxBytes + FIELDS)
  const base = String(form.get('base') ?? '')
  const file = form.get('picture')
  if (tooLarge) return refuse('tooLarge', base, language)
  if (!(file instanceof File) || file.size === 0) return refuse('none', base, language)
  try {
    await changePicture(viewer, id, new Uint8Array(await file.arrayBuffer()), readBase(base))
    return await savedAnswer(args.request, true, language)
  } catch (error) {
    if (error instanceof PictureError) return refuse(error.reason, base, language)
    return answerRefusal(error, {
      id,
      section: 'picture',
      base,
      reply: (errors) => ({ status: 'error', error: { '': errors?.formErrors ?? [] } }),
      language,
    })
  }
}
