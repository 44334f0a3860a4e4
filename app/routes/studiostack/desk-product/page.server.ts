import { pictureWords, type OwnWords } from '~/shell/refusal-answers.server'
import { PICTURE_SIZE } from '~/domain/catalog/product-picture.rules'
import type { StoredProduct } from '~/domain/catalog/product-store.server'
import { PICTURES } from '~/domain/pictures/picture.rules'
import {
  changeDeskPicture,
  publishDeskProduct,
  withdrawDeskProduct,
} from '~/domain/studios/desk-products.server'
import { currenciesOf } from '~/domain/studios/shop-front.rules'
import { readUpload } from '~/platform/http/upload.server'
import { translator } from '~/platform/i18n/i18n.server'
import { studioPaths } from '~/paths/studio'
import { pictureForm, type DeskContext } from '~/routes/studiostack/_desk/desk-forms.server'
import { productForm } from '~/routes/studiostack/_desk/products.server'
import { answerForm, type FormHandler } from '~/shell/forms.server'

/** Room for the fields around the file. */
const FIELDS = 512 * 1024

interface Context extends DeskContext {
  product: StoredProduct
  tooLarge: boolean
}

const OWN_WORDS = pictureWords((language, reason) =>
  translator(language, 'studio-goods')(`picture.errors.${reason}`, {
    megabytes: PICTURES.megabytes,
    ...PICTURE_SIZE,
  }),
)

const FORMS: Record<string, FormHandler<Context>> = {
  save: productForm,
  picture: pictureForm('picture', {
    words: OWN_WORDS,
    async save(bytes, { member, product, language }) {
      await changeDeskPicture(member, product.id, bytes)
      return { done: translator(language, 'studio-goods')('picture.saved') }
    },
  }),
  publish: async (_form, { studio, member, product, language }) => {
    const t = translator(language, 'studio-goods')
    const outcome = await publishDeskProduct(member, product.id, currenciesOf(studio.currencies))
    return outcome === 'published'
      ? { done: t('products.published') }
      : { late: t(`products.notPublished.${outcome}`) }
  },
  withdraw: async (_form, { member, product, language }) => {
    const t = translator(language, 'studio-goods')
    return (await withdrawDeskProduct(member, product.id))
      ? { done: t('products.withdrawn') }
      : { late: t('products.notOffered') }
  },
}
const WORDS: OwnWords = {
  'shop.gaps': (language) => translator(language, 'studio-goods')('products.last'),
}

/** Answers a form of a service's page. */
export async function answerDeskProduct(
  request: Request,
  context: DeskContext & { product: StoredProduct },
) {
  const { form, tooLarge } = await readUpload(request, PICTURES.maxBytes + FIELDS)
  if (tooLarge) form.set('intent', 'picture')
  return answerForm(
    form,
    FORMS,
    { ...context, tooLarge },
    { page: studioPaths.product(context.product.id), words: WORDS },
  )
}
