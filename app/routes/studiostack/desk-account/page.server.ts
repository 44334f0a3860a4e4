import { getZodConstraint } from '@conform-to/zod/v4'
import { refusePassword } from '~/account/settings.server'
import { maskAccount } from '~/domain/payouts/own-statements.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { studioAccountSchema } from '~/domain/payouts/payout-details.schema'
import { changeStudioAccount } from '~/domain/payouts/studio-account.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { fields, type FormHandler } from '~/shell/forms.server'

/** The form of the account; of what is kept it shows no number. */
export function presentDeskAccount(studio: MemberStudio, language: Language) {
  const account = maskAccount(studio)
  return {
    title: translator(language, 'studio-payouts')('account.title'),
    known: account && translator(language, 'admin-payouts')('payout.ending', account),
    form: {
      defaults: { holder: account?.holder, bic: account?.bic },
      constraint: getZodConstraint(studioAccountSchema()),
    },
  }
}

interface Context {
  request: Request
  viewer: Viewer
  studioId: number
  language: Language
}

/** The form of the account; whoever finds an open browser does not know the password. */
export const accountForm: FormHandler<Context> = fields(
  'account',
  ({ language }) =>
    studioAccountSchema((problem) =>
      translator(language, 'payouts')(`details.problems.${problem}`),
    ),
  async ({ password, ...account }, { request, viewer, studioId, language }) => {
    const refused = await refusePassword(request, viewer, password, language)
    if (refused) return { wrong: refused.message, at: 'password', status: refused.status }
    await changeStudioAccount({ studioId, userId: viewer.id }, account)
    return { done: translator(language, 'studio-payouts')('account.saved') }
  },
  { hide: ['password', 'iban', 'accountNumber', 'routing'] },
)
