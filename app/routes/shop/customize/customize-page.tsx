import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { CustomizeForm, type CustomizeFormProps } from './customize-form'

type Line = { id: string; name: string; amount: string; href: string; current: boolean }
export type CustomizePageProps = {
  title: string
  cart: {
    pending: boolean
    total: string
    /** Without VAT. */
    net: boolean
    coupon: { code: string; discount: string } | null
    lines: Line[]
  }
  form: Omit<CustomizeFormProps, 'answer'>
  answer: CustomizeFormProps['answer']
}

/** The services of the cart: which one is being adapted, and the way to the others. */
function Services({ lines }: { lines: Line[] }) {
  const { t } = useTranslation('checkout')
  return (
    <nav aria-label={t('customize.services')}>
      <ul className="flex flex-wrap gap-2">
        {lines.map(({ id, name, href, current }) => (
          <li key={id} className="max-w-full">
            <Link
              to={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-sm border border-line-strong px-4 py-2 text-sm font-semibold hover:border-ink aria-[current=page]:border-canal aria-[current=page]:bg-canal-soft"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Sums({ cart: { lines, coupon, total, net } }: Pick<CustomizePageProps, 'cart'>) {
  const { t } = useTranslation('checkout')
  const sums = [
    ...lines.map(({ id, name, amount }) => ({ key: id, term: name, detail: amount })),
    ...(coupon
      ? [{ term: t('review.coupon', { code: coupon.code }), detail: coupon.discount }]
      : []),
    { term: t(net ? 'review.totalNet' : 'customize.sum.total'), detail: total },
  ]
  return (
    <Card as="section" aria-labelledby="sum" className="grid gap-4">
      <h2 id="sum" className="text-xl">
        {t('customize.sum.title')}
      </h2>
      <DescriptionList look="totals" items={sums} />
      <p className="text-sm text-ink-soft">{t('customize.sum.hint')}</p>
      <Link
        to={paths.cart()}
        className="inline-flex min-h-8 items-center justify-self-start text-sm quiet-link"
      >
        {t('customize.back')}
      </Link>
    </Card>
  )
}

/** One service of the cart after another, adapted before paying. */
export function CustomizePage({ title, cart, form, answer }: CustomizePageProps) {
  const { t } = useTranslation('checkout')
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader
          title={title}
          lead={t('customize.lead')}
          breadcrumbs={[{ label: t('customize.cart'), href: paths.cart() }, { label: title }]}
        />
        <div className="grid items-start gap-x-gap gap-y-10 lg:grid-cols-[3fr_2fr]">
          <div className="grid gap-8">
            {cart.pending && <Notice>{t('customize.pending')}</Notice>}
            {cart.lines.length > 1 && <Services lines={cart.lines} />}
            <CustomizeForm key={form.line.id} {...form} answer={answer} />
          </div>
          <aside aria-labelledby="sum" className="lg:sticky lg:top-24">
            <Sums cart={cart} />
          </aside>
        </div>
      </Container>
    </Main>
  )
}
