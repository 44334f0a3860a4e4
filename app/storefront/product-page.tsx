import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { FeatureComparison, type FeatureComparisonProps } from './feature-comparison'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { OrderForm, type OrderFormProps } from './order-form'
import { ProductFacts, type ProductFactsProps } from './product-facts'
import { ProductImage } from './product-image'
import { ProductPlan, type ProductPlanProps } from './product-plan'
import { ProductRelated, type ProductRelatedProps } from './product-related'
import { ProductReviews, type ProductReviewsProps } from './product-reviews'
import { ProductScope, type ProductScopeProps } from './product-scope'

export type ProductPageProps = Omit<
  OrderFormProps,
  'productId' | 'speeds' | 'addOns' | 'amounts'
> & {
  product: ProductFactsProps['product'] &
    ProductScopeProps &
    Pick<OrderFormProps, 'speeds' | 'addOns' | 'amounts'> & {
      id: number
      name: string
      summary: string
      category: string
      image: string
      paragraphs: string[]
      plan: ProductPlanProps['steps']
    }
  reviews: ProductReviewsProps['reviews']
} & Pick<FeatureComparisonProps, 'comparison'> &
  ProductRelatedProps

/** In place of the form, for what cannot be ordered yet. */
function NotYet({ productId, hasRelated }: { productId: number; hasRelated: boolean }) {
  const { t } = useTranslation('shop')
  const ways = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.contact()} variant="secondary" size="sm">
        {t('product.ask')}
      </ButtonLink>{' '}
      {hasRelated && (
        <ButtonLink to={paths.product(productId, { anchor: 'related' })} variant="quiet" size="sm">
          {t('product.soonOthers')}
        </ButtonLink>
      )}
    </div>
  )
  return (
    <Notice title={t('product.soonTitle')} action={ways}>
      {t('product.soon')}
    </Notice>
  )
}

/** Everything about one service, and the form to order it. */
export function ProductPage({
  product,
  reviews,
  comparison,
  related,
  categoryHref,
  ...form
}: ProductPageProps) {
  const { t } = useTranslation('shop')
  const breadcrumbs = [{ label: t('product.shop'), href: paths.shop() }, { label: product.name }]
  return (
    <Main>
      <Container className={product.plan.length > 0 ? '' : 'pb-section'}>
        <PageHeader
          title={product.name}
          lead={product.summary}
          eyebrow={product.category}
          breadcrumbs={breadcrumbs}
        />
        <div className="grid gap-x-gap gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <ProductImage image={product.image} category={product.category} eager />
          <Card
            as="section"
            aria-label={t('product.order')}
            className="lg:row-span-2 lg:self-start"
          >
            <ProductFacts product={product} />
            <div className="mt-8">
              {product.available ? (
                <OrderForm
                  {...form}
                  key={`${product.id}-${form.changing}`}
                  productId={product.id}
                  speeds={product.speeds}
                  addOns={product.addOns}
                  amounts={product.amounts}
                />
              ) : (
                <NotYet productId={product.id} hasRelated={related.length > 0} />
              )}
            </div>
          </Card>
          <div className="grid content-start gap-12">
            <section aria-labelledby="about" className="grid gap-4">
              <h2 id="about" className="text-2xl">
                {t('product.about')}
              </h2>
              {product.paragraphs.map((paragraph) => (
                <p key={paragraph} className="max-w-[60ch]">
                  {paragraph}
                </p>
              ))}
            </section>
            <ProductScope
              included={product.included}
              excluded={product.excluded}
              needs={product.needs}
            />
          </div>
        </div>
      </Container>
      <ProductPlan steps={product.plan} />
      <FeatureComparison comparison={comparison} tone="surface" />
      <Container className="grid gap-14 py-section">
        <ProductReviews productId={product.id} reviews={reviews} />
        <ProductRelated related={related} categoryHref={categoryHref} />
      </Container>
    </Main>
  )
}
