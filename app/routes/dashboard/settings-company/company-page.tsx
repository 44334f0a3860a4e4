import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import type { CompanyRole } from '~/domain/people/participant.rules'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { CompanyForm, type CompanyFormProps } from './company-form'

type Company = NonNullable<CompanyFormProps['company']> & {
  name: string
  role: CompanyRole
  address: string
}
export type CompanyPageProps = Omit<CompanyFormProps, 'company'> & {
  own: Company | null
  others: Company[]
  /** The company that new orders belong to. */
  ordersGoTo: string | null
}

function OtherCompany({ company: { id, name, role, address, fields } }: { company: Company }) {
  const { t } = useTranslation('people')
  return (
    <Card as="section" aria-labelledby={`company-${id}`}>
      <h2 id={`company-${id}`} className="mb-4 text-xl">
        {name}
      </h2>
      <DescriptionList
        items={[
          { term: t('company.role'), detail: t(`roles.${role}.name`) },
          { term: t('company.address'), detail: address },
          ...(fields.vatNumber
            ? [{ term: t('company.fields.vatNumber'), detail: fields.vatNumber }]
            : []),
        ]}
      />
    </Card>
  )
}

/** The company that somebody owns, to fill in, and those that they are in. */
export function CompanyPage({ own, others, ordersGoTo, ...form }: CompanyPageProps) {
  const { t } = useTranslation('people')
  return (
    <>
      {others.map((company) => (
        <OtherCompany key={company.id} company={company} />
      ))}
      <Card as="section" aria-labelledby="own-company">
        <h2 id="own-company" className="text-xl">
          {t(own ? 'company.facts' : 'company.make.title')}
        </h2>
        <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
          {own ? t('company.orders', { company: own.name }) : t('company.make.text')}
        </p>
        <CompanyForm key={own?.id} company={own} {...form} />
      </Card>
      {!own && others.length > 0 && (
        <p className="max-w-[60ch] text-ink-soft">
          {ordersGoTo ? t('company.orders', { company: ordersGoTo }) : t('company.ownOrders')}
        </p>
      )}
      {(own || others.length > 0) && (
        <div>
          <ButtonLink to={paths.settingsPart('people')} variant="secondary">
            {t('company.people')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
