import type { StudioStep } from '~/domain/assignments/assignment.rules'
import type { AssignmentStatus } from '~/domain/ground/machines.rules'
import type { MilestoneState } from '~/domain/projects/progress.rules'
import type { FormAnswer } from '~/ui/form/form-answer'
import { type BodyPart } from '~/order-room/messages/message-body'
import { type WorkFile } from '~/order-room/team/handed-in'
import { type WhyConstraint } from '~/order-room/team/why-form'

export type Assignment = {
  id: string
  name: string
  note: string
  status: AssignmentStatus
  steps: readonly StudioStep[]
  noRounds: boolean
  fee: string
  payout: string
  rounds: string
  ends: string | null
  time: string | null
  reason: string | null
  /** What was handed in last; null while nothing was. */
  handIn: { when: string; note: BodyPart[]; files: WorkFile[]; earlier: WorkFile[] } | null
  since: string | null
  messagesHref: string | null
  /** Whether they write with the client; null for whom that cannot be decided. */
  talk: 'open' | 'closed' | null
}
type Milestone = {
  id: string
  title: string
  outcome: string
  state: MilestoneState
  due: { day: string; late: boolean } | null
  lead: Assignment | null
  past: Assignment[]
  mayOffer: boolean
  /** Nobody is asked any more. */
  over: boolean
}
export type OrderTeamProps = {
  orderId: string
  team: { milestones: Milestone[]; constraint: WhyConstraint }
  answer: FormAnswer
}
export type LeadProps = OrderTeamProps & { lead: Assignment; title: string }
