import { DomainError } from '~/domain/ground/domain-error'
import { answerTo } from '~/shell/refusal-answers.server'
import { data } from '@remix-run/node'
import { changePicture } from '~/domain/catalog/product-picture.server'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { isPictureRefusal } from '~/domain/pictures/pictures.server'
import { readUpload } from '~/platform/http/upload.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
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

function refuse(error: unknown, base: string, language: Language) {
  const { status, messages } = answerTo(error, language)!
  return data<SectionAnswer>(
    {
      result: { status: 'error', error: { picture: messages } },
      labels: {},
      base,
      conflict: null,
    },
    { status },
  )
}

/** Gives a product the picture that was sent, or says why it cannot be one. */
export async function savePicture(args: ProductArgs) {
  const viewer = await requireAdmin(args)
  const [{ id }, language] = [await requireProduct(args), await getLanguage(args.request)]
  const { form, tooLarge } = await readUpload(args.request, PICTURES.maxBytes + FIELDS)
  const base = String(form.get('base') ?? '')
  const file = form.get('picture')
  if (tooLarge) return refuse(new DomainError('picture.tooLarge'), base, language)
  if (!(file instanceof File) || file.size === 0)
    return refuse(new DomainError('picture.none'), base, language)
  try {
    await changePicture(viewer, id, new Uint8Array(await file.arrayBuffer()), readBase(base))
    return await savedAnswer(args.request, true, language)
  } catch (error) {
    if (isPictureRefusal(error)) return refuse(error, base, language)
    return answerRefusal(error, {
      id,
      section: 'picture',
      base,
      reply: (errors) => ({ status: 'error', error: { '': errors?.formErrors ?? [] } }),
      language,
    })
  }
}
