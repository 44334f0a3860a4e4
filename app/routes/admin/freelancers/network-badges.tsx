import { useTranslation } from 'react-i18next'
import type { ApplicationStatus, FreelancerStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const APPLICATION_TONES: Record<ApplicationStatus, BadgeTone> = {
  submitted: 'accent',
  screening: 'state',
  approved: 'success',
  rejected: 'neutral',
}
const FREELANCER_TONES: Record<FreelancerStatus, BadgeTone> = {
  active: 'success',
  paused: 'warning',
  offboarded: 'neutral',
}

/** How an application stands. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('admin-freelancers')
  return <Badge tone={APPLICATION_TONES[status]}>{t(`applicationStatus.${status}`)}</Badge>
}

/** How somebody of the network stands. */
export function FreelancerBadge({ status }: { status: FreelancerStatus }) {
  const { t } = useTranslation('admin-freelancers')
  return <Badge tone={FREELANCER_TONES[status]}>{t(`freelancerStatus.${status}`)}</Badge>
}
