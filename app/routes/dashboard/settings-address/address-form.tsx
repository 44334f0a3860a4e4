import { useTranslation } from 'react-i18next'
import type { AddressFields } from '~/domain/people/account.schema'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import type { FormAnswer } from '~/ui/form/form-answer'

type AddressFormProps = Omit<ServerFormProps<keyof AddressFields>, 'result'> & {
  answer: FormAnswer
  countries: SelectOption[]
}

export function AddressForm({ answer, constraint, defaults, countries }: AddressFormProps) {
  const { t } = useTranslation('settings')
  const { form, errors, field, choice, checkbox } = serverForm('address', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Card>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <TextField
          {...field('label')}
          label={t('address.label')}
          hint={t('address.labelHint')}
          width="long"
        />
        <TextField {...field('line1')} label={t('address.line1')} autoComplete="address-line1" />
        <TextField
          {...field('line2')}
          required={false}
          label={t('address.line2')}
          autoComplete="address-line2"
        />
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
          <TextField
            {...field('postalCode')}
            label={t('address.postalCode')}
            autoComplete="postal-code"
          />
          <TextField {...field('city')} label={t('address.city')} autoComplete="address-level2" />
        </div>
        <SelectField
          {...choice('country')}
          label={t('address.country')}
          placeholder={t('address.pickCountry')}
          options={countries}
          autoComplete="country"
        />
        <CheckboxField
          {...checkbox('preferred')}
          required={undefined}
          label={t('address.preferred')}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button>{t('address.save')}</Button>{' '}
          <ButtonLink variant="quiet" to={paths.settingsPart('addresses')}>
            {t('address.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
