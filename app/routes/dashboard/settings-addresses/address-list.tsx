import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'

export type ShownAddress = {
  id: string
  label: string
  lines: string[]
  /** Fills in the checkout. */ usedFirst: boolean
}

function Address({ id, label, lines, usedFirst }: ShownAddress) {
  const { t } = useTranslation('settings')
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold break-words">{label}</h2>
        {usedFirst && <Badge tone="state">{t('addresses.usedFirst')}</Badge>}
      </div>
      <address className="grow break-words not-italic text-ink-soft">
        {lines.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={paths.address(id)}
          variant="secondary"
          size="sm"
          aria-label={t('addresses.editLabel', { label })}
        >
          {t('addresses.edit')}
        </ButtonLink>
        <ButtonLink
          to={paths.deleteAddress(id)}
          variant="danger"
          size="sm"
          aria-label={t('addresses.deleteLabel', { label })}
        >
          {t('addresses.delete')}
        </ButtonLink>
      </div>
    </Card>
  )
}

export function AddressList({ addresses }: { addresses: ShownAddress[] }) {
  const { t } = useTranslation('settings')
  if (addresses.length === 0) {
    return (
      <EmptyState
        title={t('addresses.none.title')}
        action={
          <ButtonLink to={paths.address('new')} variant="secondary">
            {t('addresses.none.add')}
          </ButtonLink>
        }
      >
        {t('addresses.none.text')}
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {addresses.map((address) => (
        <Address key={address.id} {...address} />
      ))}
    </ul>
  )
}
