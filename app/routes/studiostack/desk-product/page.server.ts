import { throwNotFound } from '~/shell/answers.server'
import { DomainError } from '~/domain/ground/domain-error'
import { answerTo, pictureWords } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import type { SubmissionResult } from '@conform-to/dom'
import { PICTURE_SIZE } from '~/domain/catalog/product-picture.rules'
import type { StoredProduct } from '~/domain/catalog/product-store.server'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { isPictureRefusal } from '~/domain/pictures/pictures.server'
import {
  changeDeskPicture,
  publishDeskProduct,
  withdrawDeskProduct,
} from '~/domain/studios/desk-products.server'
import { currenciesOf } from '~/domain/studios/shop-front.rules'
import { type DeskMember } from '~/domain/studios/studio-changes.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { readUpload } from '~/platform/http/upload.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { studioPaths } from '~/paths/studio'
import { takeProductForm } from '~/routes/studiostack/_desk/products.server'
import type { PageOutcome } from '~/shell/forms.server'

/** Room for the fields around the file. */
const FIELDS = 512 * 1024

interface Step {
  studio: MemberStudio
  member: DeskMember
  product: StoredProduct
  language: Language
}

async function publish({ studio, member, product, language }: Step): Promise<PageOutcome> {
  const t = translator(language, 'studio-goods')
  const to = studioPaths.product(product.id)
  const outcome = await publishDeskProduct(member, product.id, currenciesOf(studio.currencies))
  return outcome === 'published'
    ? { done: t('products.published'), to }
    : { late: t(`products.notPublished.${outcome}`), to }
}

async function withdraw({ member, product, language }: Step): Promise<PageOutcome> {
  const t = translator(language, 'studio-goods')
  const to = studioPaths.product(product.id)
  try {
    return (await withdrawDeskProduct(member, product.id))
      ? { done: t('products.withdrawn'), to }
      : { late: t('products.notOffered'), to }
  } catch (error) {
    if (isRefusal(error, 'shop.gaps')) return { late: t('products.last'), to }
    throw error
  }
}

const OWN_WORDS = pictureWords((language, reason) =>
  translator(language, 'studio-goods')(`picture.errors.${reason}`, {
    megabytes: PICTURES.megabytes,
    ...PICTURE_SIZE,
  }),
)

async function takePicture(
  form: FormData,
  tooLarge: boolean,
  { member, product, language }: Step,
): Promise<PageOutcome> {
  const t = translator(language, 'studio-goods')
  const refuse = (error: unknown): PageOutcome => {
    const { status, messages } = answerTo(error, language, OWN_WORDS)!
    return {
      form: 'picture',
      result: { status: 'error', error: { picture: messages } } as SubmissionResult<string[]>,
      status,
    }
  }
  const file = form.get('picture')
  if (tooLarge) return refuse(new DomainError('picture.tooLarge'))
  if (!(file instanceof File) || file.size === 0) return refuse(new DomainError('picture.none'))
  try {
    await changeDeskPicture(member, product.id, new Uint8Array(await file.arrayBuffer()))
    return { done: t('picture.saved'), to: studioPaths.product(product.id) }
  } catch (error) {
    if (isPictureRefusal(error)) return refuse(error)
    throw error
  }
}

/**
 * What a form on a service's page asks for. Throws a 400 for no form of the page, and a 404 for
 * what is gone.
 */
export async function takeProductStep(request: Request, step: Step): Promise<PageOutcome> {
  const { form, tooLarge } = await readUpload(request, PICTURES.maxBytes + FIELDS)
  const intent = tooLarge ? 'picture' : form.get('intent')
  try {
    if (intent === 'save') return await takeProductForm(form, step.studio, step.member, step)
    if (intent === 'picture') return await takePicture(form, tooLarge, step)
    if (intent === 'publish') return await publish(step)
    if (intent === 'withdraw') return await withdraw(step)
  } catch (error) {
    return throwNotFound(error)
  }
  throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
}
