import { sayRefusal } from '~/shell/refusal-answers.server'
import { getAdminPayout } from '~/domain/payouts/admin-payouts.server'
import { payeeOf } from '~/domain/payouts/move-payout.server'
import { groupIban } from '~/domain/payouts/iban.rules'
import { showPayoutAccount } from '~/domain/payouts/payout-details.server'
import { adminPaths } from '~/paths/admin'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'

/**
 * The page before the account is shown on it. Throws a 404 for a payout that nobody is to pay by
 * hand now.
 */
export async function loadPayoutAccount(id: string, language: Language) {
  const payout = await orNotFound(getAdminPayout(id))
  if (!payout.account) throw notFound()
  const t = translator(language, 'admin-payouts')
  const { amount, vat, currency } = payout
  return {
    title: t('account.title', { name: payeeOf(payout).name }),
    lead: t('account.lead', { amount: formatMoney(amount + vat, currency, language) }),
    payoutHref: adminPaths.payout(id),
  }
}

/**
 * The account in full, which the history notes; a payout that somebody has moved meanwhile leads
 * back to its page.
 */
export async function handlePayoutAccount(id: string, adminId: number, language: Language) {
  try {
    const { holder, iban, accountNumber, routing, bic } = await orNotFound(
      showPayoutAccount(id, adminId),
    )
    return {
      holder,
      iban: iban ? groupIban(iban) : null,
      number: accountNumber ?? null,
      routing: routing ?? null,
      bic: bic ?? null,
    }
  } catch (error) {
    throw await seeOther(adminPaths.payout(id), {
      flash: { kind: 'warning', text: sayRefusal(error, language) },
    })
  }
}
