import { getZodConstraint } from '@conform-to/zod/v4'
import type { SellerMember } from '~/domain/people/participant.rules'
import { VALID_DAYS } from '~/domain/proposals/proposal.rules'
import { proposalSchema, type ProposalProblem } from '~/domain/proposals/proposal.schema'
import { currenciesSoldIn } from '~/domain/studios/seller-terms.server'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'

/** What the form of a quote's client and terms offers. */
export async function formOptions(studioId: number, language: Language) {
  const t = translator(language, 'proposals')
  const sold = await currenciesSoldIn(db, studioId)
  return {
    constraint: getZodConstraint(proposalSchema()),
    languages: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    currencies: sold.map((value) => ({ value, label: value })),
    days: VALID_DAYS.map((count) => ({
      value: String(count),
      label: t('form.days', { count }),
    })),
  }
}

export interface ProposalContext {
  member: SellerMember
  language: Language
  /** The quote of the page; empty for a new one. */
  id: string
}

export const sayProblem =
  ({ language }: Pick<ProposalContext, 'language'>) =>
  (problem: ProposalProblem) =>
    translator(language, 'proposals')(`errors.${problem}`)
export const words = ({ language }: Pick<ProposalContext, 'language'>) =>
  translator(language, 'proposals')
