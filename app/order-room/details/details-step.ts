import type { BriefWriter, Participant } from '~/domain/people/participant.rules'
import type { Language } from '~/platform/i18n/languages'
import type { BriefClash } from './details-answer'

export interface BriefContext {
  participant: BriefWriter
  orderId: string
  language: Language
}

export interface DetailsContext extends BriefContext {
  participant: Participant
}

/** What comes beside a brief that somebody else saved meanwhile. */
export type Clashed = { clash: BriefClash }
