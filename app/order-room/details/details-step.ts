import type { SubmissionResult } from '@conform-to/dom'
import type { BriefWriter, Participant } from '~/domain/people/participant.rules'
import type { Language } from '~/platform/i18n/languages'
import type { BriefClash } from './details-answer'
import type { DetailPart } from './project-details.server'

export interface BriefContext {
  participant: BriefWriter
  orderId: string
  language: Language
}

export interface DetailsContext extends BriefContext {
  participant: Participant
}

/**
 * A step that was taken, or came too late, is told on the page anew; a form that lacks something is
 * shown again with what was typed.
 */
export type DetailsOutcome =
  | { done: string; part: DetailPart; to?: string }
  | { late: string; part: DetailPart }
  | { form: string; status?: number; result: SubmissionResult<string[]>; clash?: BriefClash }
