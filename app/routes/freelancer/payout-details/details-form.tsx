import { useTranslation } from 'react-i18next'
import type { PayoutDetailsFields } from '~/domain/payouts/payout-details.schema'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { AccountFields } from '~/network/account-fields'
import { Card } from '~/ui/layout/card'
import type { FormAnswer } from '~/ui/form/form-answer'

type DetailsFormProps = Omit<ServerFormProps<keyof PayoutDetailsFields>, 'result'> & {
  answer: FormAnswer
  countries: SelectOption[]
  studio: string
}

/** Where a freelancer is paid; the account number and the agreement are given anew each time. */
export function DetailsForm({ answer, constraint, defaults, countries, studio }: DetailsFormProps) {
  const { t } = useTranslation('payouts')
  const { form, errors, field, choice, checkbox } = serverForm('details', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Card>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <AccountFields field={field} />
        <TextField
          {...field('addressLine')}
          label={t('details.addressLine')}
          autoComplete="address-line1"
        />
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
          <TextField
            {...field('postalCode')}
            label={t('details.postalCode')}
            autoComplete="postal-code"
          />
          <TextField {...field('city')} label={t('details.city')} autoComplete="address-level2" />
        </div>
        <SelectField
          {...choice('country')}
          label={t('details.country')}
          placeholder={t('details.pickCountry')}
          options={countries}
          autoComplete="country"
        />
        <TextField
          {...field('vatNumber')}
          required={false}
          label={t('details.vatNumber')}
          hint={t('details.vatNumberHint')}
          autoComplete="off"
          spellCheck={false}
          width="long"
        />
        <CheckboxField
          {...checkbox('agreement')}
          label={t('details.agreement', { studio })}
          hint={t('details.agreementHint')}
        />
        <PasswordField {...field('password')} label={t('details.password')} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button>{t('details.save')}</Button>{' '}
          <ButtonLink variant="quiet" to={paths.freelancerPayments()}>
            {t('details.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
