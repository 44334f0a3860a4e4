import { useTranslation } from 'react-i18next'
import type { ReviewStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const TONES: Record<ReviewStatus, BadgeTone> = {
  invited: 'neutral',
  submitted: 'accent',
  published: 'success',
  rejected: 'neutral',
}

/** How a review stands. */
export function ReviewBadge({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation('reviews')
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
