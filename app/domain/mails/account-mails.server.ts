import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import type { Language } from '~/platform/i18n/languages'
import type { AccountFacts, AccountNotice } from '~/domain/people/account-notices.server'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

/**
 * Where somebody looks who did not do it themselves; those whose account is closed can only write.
 */
const LEADS_TO: Record<AccountNotice, string> = {
  passwordChanged: paths.forgotPassword(),
  secondFactorOn: paths.settingsPart('second-factor'),
  secondFactorOff: paths.settingsPart('second-factor'),
  recoveryCodeUsed: paths.settingsPart('second-factor'),
  secondFactorRefused: paths.forgotPassword(),
  emailChangeAsked: paths.settingsPart('password'),
  emailChanged: paths.contact(),
  emailTaken: paths.forgotPassword(),
  payoutDetailsChanged: paths.payoutDetails(),
  studioAccountChanged: studioPaths.payoutAccount(),
  payoutAccountOpened: paths.freelancerPayments(),
  payoutAccountEnded: paths.freelancerPayments(),
  dataReady: paths.settingsPart('data'),
  accountClosed: paths.privacy('retention'),
  webhookPaused: paths.settingsPart('webhooks'),
  webhookGone: paths.settingsPart('webhooks'),
}

/** What nobody with the account's password has done. */
const NOBODY_DID: AccountNotice[] = [
  'dataReady',
  'accountClosed',
  'emailTaken',
  'payoutAccountEnded',
  'webhookPaused',
  'webhookGone',
]

/** What somebody is told of their own account, whoever did it. */
export async function accountMail(
  language: Language,
  { notice, ...facts }: { notice: AccountNotice } & AccountFacts,
  t: MailWords,
): Promise<MailContent> {
  const { left, ...named } = facts
  const words = { ...named, count: left ?? facts.days ?? facts.invoices ?? 0 }
  return {
    subject: t(`account.${notice}.subject`),
    heading: t(`account.${notice}.heading`),
    paragraphs: [t(`account.${notice}.text`, words)],
    button: { label: t(`account.${notice}.button`), url: absolute(LEADS_TO[notice]) },
    closing: NOBODY_DID.includes(notice) ? [] : [t('account.notYou')],
  }
}

/** The link that proves a new mail address. */
export async function confirmEmailMail(
  language: Language,
  { linkId }: { linkId: string },
  t: MailWords,
): Promise<MailContent> {
  return {
    subject: t('confirmEmail.subject'),
    heading: t('confirmEmail.heading'),
    paragraphs: [t('confirmEmail.intro')],
    button: {
      label: t('confirmEmail.button'),
      url: absolute(paths.confirmEmail(signLinkToken('account-link', linkId))),
    },
    closing: [t('confirmEmail.ignore')],
  }
}
