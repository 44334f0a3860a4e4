import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { CartClearing } from './cart-clearing'
import { CartLine } from '~/storefront/cart-line'
import { CartLineDetails, type CartLineDetailsProps } from './cart-line-details'
import { couponForm, type CouponAnswer } from '~/routes/shop/_area/cart-coupon'
import { CartSummary, type CartSummaryProps } from './cart-summary'

type Line = Omit<CartLineDetailsProps, 'price'> & {
  lineId: string
  image: string
  category: string
  unitPrice: string
  lineTotal: string
  quantity: number
}
export type CartPageProps = {
  title: string
  /** Null when there is nothing in it. */
  cart:
    | (Omit<CartSummaryProps, 'couponAnswer'> & {
        pending: boolean
        /** Why it cannot be paid as it is, in words. */
        problem: string | null
        seller: { name: string; href: string } | null
        lines: Line[]
      })
    | null
  /** Asks whether the cart is to be emptied. */
  asksToClear: boolean
  error: string | null
  couponAnswer: CouponAnswer
}

function Lines({ lines }: { lines: Line[] }) {
  const { t } = useTranslation('cart')
  return (
    <ul aria-label={t('lines')} className="grid">
      {lines.map(
        ({ lineId, name, image, category, unitPrice, lineTotal, quantity, ...details }) => (
          <li key={lineId} className="border-t border-line py-6 last:border-b">
            <CartLine
              {...{ lineId, name, category, unitPrice, lineTotal, quantity }}
              href={details.available ? details.productHref : undefined}
              image={image}
              details={<CartLineDetails {...details} name={name} price={unitPrice} />}
              action={paths.cart()}
              redirectTo={paths.cart()}
            />
          </li>
        ),
      )}
    </ul>
  )
}

/** What the visitor is about to order. */
export function CartPage({ title, cart, asksToClear, error, couponAnswer }: CartPageProps) {
  const { t } = useTranslation('cart')
  const errors = [...(error ? [{ message: error }] : []), ...couponForm(couponAnswer).errors]
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader
          title={title}
          lead={cart?.seller ? t('seller', { name: cart.seller.name }) : undefined}
        />
        {errors.length > 0 && (
          <div className="pb-8">
            <ErrorSummary errors={errors} answer={couponAnswer} />
          </div>
        )}
        {!cart && (
          <EmptyState
            title={t('empty.title')}
            action={<ButtonLink to={paths.shop()}>{t('empty.action')}</ButtonLink>}
          >
            {t('empty.text')}
          </EmptyState>
        )}
        {cart && (
          <div className="grid items-start gap-x-gap gap-y-10 lg:grid-cols-4">
            <div className="grid gap-6 lg:col-span-3">
              {cart.problem && <Notice tone="warning">{cart.problem}</Notice>}{' '}
              {cart.pending && <Notice>{t('pending')}</Notice>}
              <Lines lines={cart.lines} />
              <CartClearing asking={asksToClear} />
            </div>
            <CartSummary {...cart} couponAnswer={couponAnswer} />
          </div>
        )}
      </Container>
    </Main>
  )
}
