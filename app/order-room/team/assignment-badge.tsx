import { useTranslation } from 'react-i18next'
import type { AssignmentStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const TONES: Record<AssignmentStatus, BadgeTone> = {
  offered: 'warning',
  accepted: 'state',
  declined: 'danger',
  expired: 'danger',
  active: 'state',
  submitted: 'warning',
  accepted_by_studio: 'success',
  rework: 'warning',
  completed: 'success',
  released: 'neutral',
  reassigned: 'neutral',
}

/** How an assignment stands. */
export function AssignmentBadge({ status }: { status: AssignmentStatus }) {
  const { t } = useTranslation('assignments')
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
