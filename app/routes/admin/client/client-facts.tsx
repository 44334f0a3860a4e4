import { useTranslation } from 'react-i18next'
import type { ClientState } from '~/domain/clients/admin-clients.rules'
import type { CompanyRole } from '~/domain/people/participant.rules'
import { DescriptionList } from '~/ui/layout/description-list'
import { ClientBadge } from '~/routes/admin/_area/client-badge'

export type AccountView = {
  name: string
  email: string
  username: string
  phone: string | null
  state: ClientState
  secondFactor: boolean
  /** Whether the mail address is confirmed. */
  proven: boolean
  sessions: number
  language: string
  created: string
  companies: { id: string; name: string; role: CompanyRole }[]
}

const linkClass = 'inline-block min-h-6 wrap-anywhere quiet-link'

/** Who somebody is, and how they sign in. */
export function ClientFacts({ account }: { account: AccountView }) {
  const { t } = useTranslation('admin-clients')
  const { t: roles } = useTranslation('people')
  const {
    name,
    email,
    username,
    phone,
    state,
    secondFactor,
    proven,
    sessions,
    language,
    created,
    companies,
  } = account
  return (
    <DescriptionList
      items={[
        { term: t('details.name'), detail: name },
        {
          term: t('account.email'),
          detail: (
            <>
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>{' '}
              {!proven && <span className="text-sm text-ink-soft">{t('account.unproven')}</span>}
            </>
          ),
        },
        { term: t('account.username'), detail: username },
        {
          term: t('details.phone'),
          detail: phone ? (
            <a href={`tel:${phone}`} className={linkClass}>
              {phone}
            </a>
          ) : (
            '–'
          ),
        },
        {
          term: t('account.companies'),
          detail:
            companies.length > 0
              ? companies.map((company) => (
                  <span key={company.id} className="block">
                    {t('account.company', {
                      name: company.name,
                      role: roles(`roles.${company.role}.name`),
                    })}
                  </span>
                ))
              : '–',
        },
        { term: t('details.language'), detail: language },
        { term: t('list.state'), detail: <ClientBadge state={state} /> },
        { term: t('account.secondFactor'), detail: t(secondFactor ? 'account.yes' : 'account.no') },
        { term: t('account.sessions'), detail: sessions },
        { term: t('account.created'), detail: created },
      ]}
    />
  )
}
