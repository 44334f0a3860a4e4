import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Picture } from '~/ui/media/picture'
import { OrderForm, type OrderFormProps } from '~/storefront/order-form'
import { ProductFacts, type ProductFactsProps } from '~/storefront/product-facts'
import { ProductPlan, type ProductPlanProps } from '~/storefront/product-plan'
import { ProductScope, type ProductScopeProps } from '~/storefront/product-scope'

export type FrontProductProps = Omit<
  OrderFormProps,
  'productId' | 'speeds' | 'addOns' | 'amounts'
> & {
  name: string
  homeHref: string
  /** Its own people look at a shop that is not open. */
  preview: boolean
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
}

/** In place of the form, for what cannot be ordered. */
function NotNow({ preview }: { preview: boolean }) {
  const { t } = useTranslation('studio-front')
  return (
    <Notice title={t(preview ? 'preview.title' : 'soon')}>
      {t(preview ? 'preview.noOrders' : 'soonText')}
    </Notice>
  )
}

/** Everything about one service of a studio, and the form to order it. */
export function FrontProduct({ name, homeHref, preview, product, ...form }: FrontProductProps) {
  const { t } = useTranslation('studio-front')
  const orderable = product.available && !preview
  return (
    <Main>
      <Container className={product.plan.length > 0 ? '' : 'pb-section'}>
        <PageHeader
          title={product.name}
          lead={product.summary}
          eyebrow={product.category}
          breadcrumbs={[{ label: name, href: homeHref }, { label: product.name }]}
        />
        <div className="grid gap-x-gap gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          {product.image && (
            <Picture
              src={product.image}
              alt=""
              width={800}
              height={600}
              eager
              className="aspect-4/3 w-full object-cover"
            />
          )}
          <Card as="section" aria-label={t('order')} className="lg:row-span-2 lg:self-start">
            <ProductFacts product={product} />
            <div className="mt-8">
              {orderable ? (
                <OrderForm
                  {...form}
                  whole
                  key={`${product.id}-${form.changing}`}
                  productId={product.id}
                  speeds={product.speeds}
                  addOns={product.addOns}
                  amounts={product.amounts}
                />
              ) : (
                <NotNow preview={preview} />
              )}
            </div>
          </Card>
          <div className="grid content-start gap-12">
            <section aria-labelledby="about" className="grid gap-4">
              <h2 id="about" className="text-2xl">
                {t('aboutProduct')}
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
    </Main>
  )
}
