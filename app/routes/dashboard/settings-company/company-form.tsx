import { useTranslation } from 'react-i18next'
import type { CompanyFields } from '~/domain/people/company.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'

type FormProps = ServerFormProps<keyof CompanyFields>
export type CompanyFormProps = {
  /** Null for a company that is made with it. */
  company: { id: string; fields: { [Field in keyof CompanyFields]-?: string } } | null
  countries: SelectOption[]
  constraint: FormProps['constraint']
  answer: { result?: FormProps['result'] } | undefined
}

/** The facts of a company. */
export function CompanyForm({ company, countries, constraint, answer }: CompanyFormProps) {
  const { t } = useTranslation('people')
  const { form, errors, field, choice } = serverForm<keyof CompanyFields>('company', {
    result: answer?.result,
    constraint,
    defaults: company?.fields,
  })
  return (
    <Form {...form} className="grid max-w-text gap-5">
      <ErrorSummary errors={errors} answer={answer} />
      {company && <input type="hidden" name="companyId" value={company.id} />}
      <TextField {...field('name')} label={t('company.fields.name')} autoComplete="organization" />
      <TextField
        {...field('vatNumber')}
        required={false}
        width="long"
        label={t('company.fields.vatNumber')}
        hint={t('company.fields.vatHint')}
        autoComplete="off"
      />
      <TextField
        {...field('addressLine')}
        label={t('company.fields.addressLine')}
        autoComplete="address-line1"
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <TextField
          {...field('postalCode')}
          label={t('company.fields.postalCode')}
          autoComplete="postal-code"
        />
        <TextField
          {...field('city')}
          label={t('company.fields.city')}
          autoComplete="address-level2"
        />
      </div>
      <SelectField
        {...choice('country')}
        label={t('company.fields.country')}
        options={countries}
        placeholder={t('company.fields.pickCountry')}
        autoComplete="country"
      />
      {company && <p className="text-sm text-ink-soft">{t('company.invoice')}</p>}
      <div>
        <Button>{t(company ? 'company.save' : 'company.make.button')}</Button>
      </div>
    </Form>
  )
}
