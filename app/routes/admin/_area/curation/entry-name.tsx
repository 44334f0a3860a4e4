import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'

/** `closed`: the public does not see it; `waits`: it stands after those that the page shows. */
export type EntryView = { id: string; name: string; state: 'closed' | 'waits' | null }

/** What stands in a place, and why it is not seen there where it is not. */
export function EntryName({ name, state }: Omit<EntryView, 'id'>) {
  const { t } = useTranslation('admin-featured')
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere">{name}</span>{' '}
      {state && (
        <Badge tone={state === 'closed' ? 'warning' : 'neutral'}>{t(`state.${state}`)}</Badge>
      )}
    </span>
  )
}
