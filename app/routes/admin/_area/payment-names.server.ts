import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** What a payment provider is called. */
export function gatewayName(gateway: string, language: Language): string {
  return translator(language, 'admin-payments')(
    `events.gateways.${gateway}` as 'events.gateways.stripe',
    { defaultValue: gateway },
  )
}

/** What became of a provider's event; one of a later version is shown as it is stored. */
export function outcomeName(outcome: string, language: Language) {
  return translator(language, 'admin-payments')(
    `events.outcomes.${outcome}` as 'events.outcomes.applied',
    { defaultValue: outcome },
  )
}

/** What an account is called; one without words of its own is shown as it is stored. */
export function accountName(account: string, language: Language) {
  const t = translator(language, 'admin-payments')
  const [name, owner] = account.split(':')
  const known = t(`accounts.${name}` as 'accounts.vat', { defaultValue: account })
  if (!owner || known === account) return known
  const whose = name?.startsWith('studio') ? owner : gatewayName(owner, language)
  return t('accounts.of', { account: known, owner: whose })
}
