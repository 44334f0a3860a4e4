import type { NetworkEvent } from '~/domain/freelancers/admin-application.server'
import { historyTone } from '~/domain/orders/history.rules'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const ACCOUNT_KINDS = [
  'freelancer.account_opened',
  'freelancer.account_ready',
  'freelancer.account_held',
  'freelancer.account_stopped',
  'freelancer.account_ended',
] as const
const KINDS = [
  'application.submitted',
  'application.screening',
  'application.approved',
  'application.rejected',
  'freelancer.active',
  'freelancer.paused',
  'freelancer.offboarded',
  ...ACCOUNT_KINDS,
] as const
const kindOf = (kind: string) => KINDS.find((known) => known === kind)

/** Who did what nobody with an account did. */
const NOBODY: Record<string, 'applicant' | 'rule' | 'payment' | undefined> = {
  visitor: 'applicant',
  system: 'rule',
  gateway: 'payment',
}

/** What happened to an application or a freelancer, in words. */
export function presentNetworkHistory(events: NetworkEvent[], language: Language) {
  const t = translator(language, 'admin-freelancers')
  return events.map(({ id, kind, to, reason, at, who, actorType }) => {
    const known = kindOf(kind)
    return {
      id,
      title: known ? t(`events.${known}`) : kind,
      body: reason ? t('history.because', { reason }) : undefined,
      who: who ?? t(`history.${NOBODY[actorType] ?? 'gone'}`),
      when: formatDateTime(at, language),
      dateTime: at.toISOString(),
      tone: historyTone(to),
    }
  })
}
