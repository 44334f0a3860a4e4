import type { BadgeTone } from '~/ui/feedback/badge'

export type ProposalStatus = 'draft' | 'sent' | 'accepted' | 'expired'
export const PROPOSAL_TONES: Record<ProposalStatus, BadgeTone> = {
  draft: 'neutral',
  sent: 'state',
  accepted: 'success',
  expired: 'neutral',
}
