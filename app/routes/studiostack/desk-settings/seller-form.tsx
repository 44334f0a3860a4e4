import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { FormCard } from '~/account/form-card'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

type SellerField = 'legalName' | 'companyNumber' | 'vatNumber' | 'address' | 'country' | 'email'
export type SellerFormProps = Omit<ServerFormProps<SellerField>, 'result'> & {
  countries: SelectOption[]
  answer: FormAnswer
}

/** Who sells, as it stands on invoices and at the foot of the shop. */
export function SellerForm({ countries, constraint, defaults, answer }: SellerFormProps) {
  const { t } = useTranslation('studio-shop')
  const own = answerTo(answer, 'seller')
  const { form, errors, field, choice } = serverForm<SellerField>('seller', {
    result: own?.result,
    constraint,
    defaults,
  })
  return (
    <FormCard id="seller-card" title={t('seller.title')} text={t('seller.text')}>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary id="seller-problem" errors={errors} answer={own} />
        <TextField
          {...field('legalName')}
          label={t('seller.legalName')}
          autoComplete="organization"
        />
        <TextArea
          {...field('address')}
          label={t('seller.address')}
          hint={t('seller.addressHint')}
          rows={3}
        />
        <SelectField
          {...choice('country')}
          label={t('seller.country')}
          options={countries}
          placeholder={t('seller.choose')}
          autoComplete="country"
        />
        <TextField
          {...field('email')}
          type="email"
          label={t('seller.email')}
          hint={t('seller.emailHint')}
          autoComplete="email"
        />
        <TextField
          {...field('companyNumber')}
          required={false}
          label={t('seller.companyNumber')}
          width="long"
        />
        <TextField
          {...field('vatNumber')}
          required={false}
          label={t('seller.vatNumber')}
          hint={t('seller.vatNumberHint')}
          width="long"
        />
        <div>
          <Button name="intent" value="seller">
            {t('save')}
          </Button>
        </div>
      </Form>
    </FormCard>
  )
}
