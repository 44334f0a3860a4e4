import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PICTURE_SIZE } from '~/domain/catalog/product-picture.rules'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { answerDeskProduct } from './page.server'
import { presentProductForm, requireDeskProduct } from '~/routes/studiostack/_desk/products.server'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { openDeskForm } from '~/routes/studiostack/_desk/desk-forms.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { pickTranslation } from '~/platform/i18n/translations'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { ProductForm } from '~/routes/studiostack/_desk/product-form'
import { ProductOffer, ProductPicture } from '~/routes/studiostack/_desk/product-offer'

export const handle = { i18n: ['studio-desk', 'studio-goods'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  const product = await requireDeskProduct(studio, args.params.id)
  const language = await getLanguage(args.request)
  return {
    title: pickTranslation(product.translations, language).name,
    product: presentProductForm(studio, product, language),
    offer: {
      state: translator(language, 'studio-goods')(`status.${product.status}`),
      offered: product.status === 'published',
      shopHref: shopFrontPaths.product(studio.slug, product.id),
    },
    picture: {
      image: product.image,
      category: product.category,
      megabytes: PICTURES.megabytes,
      ...PICTURE_SIZE,
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const context = await openDeskForm(args)
  const product = await requireDeskProduct(context.studio, args.params.id)
  return answerDeskProduct(args.request, { ...context, product })
}

export default function DeskProduct() {
  const { title, product, offer, picture } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('studio-goods')
  return (
    <StudioDeskFrame title={title}>
      <Link
        to={studioPaths.products()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 hover:text-canal"
      >
        {t('products.all')}
      </Link>
      <ProductOffer {...offer} />
      <ProductForm product={product} answer={answer} />
      <ProductPicture {...picture} answer={answer} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
