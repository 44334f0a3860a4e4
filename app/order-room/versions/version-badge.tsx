import { useTranslation } from 'react-i18next'
import type { shareTone } from '~/domain/sharing/share.rules'
import type { ShareStatus } from '~/domain/ground/machines.rules'
import { Badge } from '~/ui/feedback/badge'

export type Side = 'client' | 'studio'

/** A version as every page about shared work shows it. */
export type VersionView = {
  id: string
  number: number
  status: ShareStatus
  tone: ReturnType<typeof shareTone>
  waits: boolean
  note: string
  reason: string | null
  shared: string | null
  answered: string | null
  steps: ('share' | 'approve' | 'changes')[]
}

/** Where a version stands, in the words of the side that looks. */
export function VersionBadge({
  version: { status, tone },
  side,
}: {
  version: Pick<VersionView, 'status' | 'tone'>
  side: Side
}) {
  const { t } = useTranslation('design')
  return <Badge tone={tone}>{t(`status.${side}.${status}`)}</Badge>
}
