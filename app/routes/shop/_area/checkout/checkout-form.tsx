import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from 'react-i18next'
import type { CheckoutInput } from '~/domain/checkout/checkout.schema'
import { paths } from '~/paths'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { NavItem } from '~/ui/layout/nav-item'
import { Section } from '~/ui/layout/section'
import { PayByLink } from './pay-by-link'
import { BindingButton, NextPage } from './binding'
import {
  OrderReview,
  type OrderReviewProps,
  type ReviewCurrency,
  type ReviewLine,
} from './order-review'

export type CheckoutFormProps = Omit<ServerFormProps<keyof CheckoutInput>, 'result'> & {
  answer: SubmissionResult<string[]> | undefined
  lines: ReviewLine[]
  currencies: ReviewCurrency[]
  /** Why no VAT is in the sums. */
  without: OrderReviewProps['without']
  countries: SelectOption[]
  signedIn: boolean
  /** The other studio that sells. */
  seller?: { name: string; legalName: string } | null
  /** The totals on the page, as they are sent along. */
  shown: string
  daysToPay: number
  /** It is a studio's quote: what is in it is not changed here, and nobody else pays. */
  quote?: boolean
  /** What the studio offers just now. */
  offers: { payByLink: boolean; earlyStart: boolean }
}

/** What is accepted by ordering, each in a tab of its own: the form stays as it is. */
function Conditions() {
  const { t } = useTranslation(['checkout', 'common'])
  const links = [
    { label: t('common:nav.terms'), href: paths.terms('ordering') },
    { label: t('binding.withdrawal'), href: paths.terms('withdrawal') },
    { label: t('common:nav.privacy'), href: paths.privacy('orders') },
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map((link) => (
        <li key={link.href}>
          <NavItem
            link={{ ...link, external: true }}
            className="inline-block min-h-6 text-ink quiet-link"
          />
        </li>
      ))}
    </ul>
  )
}

/** Everything a buyer fills in and reads before the button that binds, in one form. */
export function CheckoutForm({
  answer,
  constraint,
  defaults,
  lines,
  currencies,
  without,
  countries,
  shown,
  daysToPay,
  offers,
  seller = null,
  quote = false,
  signedIn,
}: CheckoutFormProps) {
  const { t } = useTranslation('checkout')
  const { form, errors, field, choice, checkbox } = serverForm('checkout', {
    result: answer,
    constraint,
    defaults,
  })
  const { defaultValue: placementKey, name: placementName } = field('placementKey')
  return (
    <Form {...form} className="group/checkout grid gap-x-gap gap-y-12 pb-24 lg:grid-cols-[3fr_2fr]">
      <input type="hidden" name={placementName} defaultValue={placementKey} />
      <input type="hidden" name="shown" value={shown} />
      <div className="grid content-start gap-10">
        <ErrorSummary errors={errors} answer={answer} />
        <Section contained={false} title={t('buyer.title')}>
          <div className="grid gap-5">
            <TextField {...field('name')} label={t('buyer.name')} autoComplete="name" />
            <TextField
              {...field('email')}
              type="email"
              label={t('buyer.email')}
              hint={t(signedIn ? 'buyer.emailHintOwn' : 'buyer.emailHint')}
              autoComplete="email"
            />
            <TextField
              {...field('addressLine')}
              label={t('buyer.address')}
              autoComplete="address-line1"
            />
            <div className="grid items-end gap-5 sm:grid-cols-[10rem_1fr]">
              <TextField
                {...field('postalCode')}
                label={t('buyer.postalCode')}
                autoComplete="postal-code"
              />
              <TextField
                {...field('city')}
                label={t('buyer.city')}
                hint={t('buyer.cityHint')}
                autoComplete="address-level2"
              />
            </div>
            <SelectField
              {...choice('country')}
              label={t('buyer.country')}
              options={countries}
              autoComplete="country"
            />
          </div>
        </Section>
        <Section contained={false} title={t('company.title')} lead={t('company.lead')}>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <TextField
              {...field('companyName')}
              label={t('company.name')}
              autoComplete="organization"
            />
            <TextField
              {...field('vatNumber')}
              label={t('company.vatNumber')}
              hint={t('company.vatHint')}
              spellCheck={false}
            />
          </div>
        </Section>
        <Section contained={false} title={t('currency.title')}>
          <ChoiceGroup
            {...choice('currency')}
            legend={t('currency.legend')}
            hint={t('currency.hint')}
            columns={2}
            options={currencies.map(({ currency, methods, now, free }) => ({
              value: currency,
              label: currency,
              description: free
                ? t('free.methods')
                : methods.map((method) => t(`methods.${method}`)).join(' · '),
              price: now,
            }))}
          />
        </Section>
      </div>
      <aside
        aria-labelledby="review-title"
        className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start"
      >
        <OrderReview lines={lines} currencies={currencies} without={without} fixed={quote} />
        {offers.earlyStart && (
          <CheckboxField
            {...checkbox('earlyStart')}
            label={t('earlyStart.label')}
            hint={t('earlyStart.hint')}
          />
        )}
        <div className="grid gap-1.5 text-sm text-ink-soft">
          {seller && <p className="font-semibold text-ink">{t('binding.seller', seller)}</p>}
          <p>{t('binding.terms')}</p>
          <NextPage currencies={currencies} />
          <Conditions />
        </div>
        <BindingButton currencies={currencies} />
        {!quote && offers.payByLink && currencies.some(({ free }) => !free) && (
          <PayByLink name={field('payerName')} email={field('payerEmail')} days={daysToPay} />
        )}
      </aside>
    </Form>
  )
}
