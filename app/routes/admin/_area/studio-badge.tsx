import type { StudioState } from '~/domain/studios/admin-studios.rules'
import { Badge } from '~/ui/feedback/badge'

const TONES = {
  published: 'success',
  taken_down: 'neutral',
  draft: 'neutral',
  suspended: 'danger',
} as const

/** How a studio on Studio Stack stands. */
export function StudioBadge({ state, name }: { state: StudioState; name: string }) {
  return <Badge tone={TONES[state]}>{name}</Badge>
}
