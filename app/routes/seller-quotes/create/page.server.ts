import type { SellerMember } from '~/domain/people/participant.rules'
import { proposalSchema } from '~/domain/proposals/proposal.schema'
import { beginProposal } from '~/domain/proposals/proposals.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import {
  formOptions,
  sayProblem,
  words,
  type ProposalContext,
} from '~/routes/seller-quotes/_area/proposal-texts.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { fields, type FormHandler } from '~/shell/forms.server'

/** The form of a new quote. */
export async function presentNewProposal(member: SellerMember, language: Language) {
  const t = translator(language, 'proposals')
  return {
    title: t('form.createTitle'),
    backHref: sellerPaths(member).quotes(),
    form: {
      ...(await formOptions(member.studioId, language)),
      defaults: { language, validDays: '30' } as Record<string, string>,
    },
  }
}

/** Begins a quote; its page goes on. */
export const newProposalForm: FormHandler<Omit<ProposalContext, 'id'>> = fields(
  'quote',
  (context) => proposalSchema(sayProblem(context)),
  async (input, context) => {
    const id = await beginProposal(context.member, input)
    return { done: words(context)('done.created'), to: sellerPaths(context.member).quote(id) }
  },
)
