import type { ShowcaseStatus } from '~/domain/ground/machines.rules'
import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'

const TONES = { draft: 'warning', live: 'success', hidden: 'neutral' } as const

/** Whether the public sees a project or a template. */
export function ShowcaseBadge({ status }: { status: ShowcaseStatus }) {
  const { t } = useTranslation('curation')
  return (
    <span className="whitespace-nowrap">
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
    </span>
  )
}
