import { emailSchema, profileSchema } from '~/domain/people/account.schema'
import { askEmailChange, changeProfile } from '~/domain/people/own-account.server'
import { normalizeLogin } from '~/domain/people/people.rules'
import { paths } from '~/paths'
import { formatWait } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { shownAddress } from '~/platform/shown-address.server'
import {
  accountWords,
  countEmailChange,
  countUsername,
  refusePassword,
} from '~/account/settings.server'

interface Context {
  request: Request
  viewer: Viewer
  language: Language
}

/** Name, username and phone. */
const profileForm: FormHandler<Context> = fields(
  'profile',
  ({ viewer, language }) => profileSchema(viewer.username, accountWords(language)),
  async (value, { viewer, language }) => {
    const t = translator(language, 'settings')
    const same = normalizeLogin(value.username) === viewer.username
    const count = same ? 0 : await countUsername(viewer)
    if (count > 0) return { wrong: t('problems.throttled', { count }), at: 'username', status: 429 }
    if ((await changeProfile(viewer.id, value)) === 'taken')
      return { wrong: t('problems.taken'), at: 'username' }
    return { done: t('profile.saved') }
  },
)

/** A new mail address, which counts once its link is followed. */
const emailForm: FormHandler<Context> = fields(
  'email',
  ({ language }) => emailSchema(accountWords(language)),
  async ({ email, password }, { request, viewer, language }) => {
    const t = translator(language, 'settings')
    if (normalizeLogin(email) === viewer.email)
      return { wrong: t('problems.sameEmail'), at: 'email' }
    const refused = await refusePassword(request, viewer, password, language)
    if (refused) return { wrong: refused.message, at: 'password', status: refused.status }
    const wait = await countEmailChange(viewer, email)
    if (wait > 0)
      return {
        wrong: t('problems.mailsThrottled', { when: formatWait(wait, language) }),
        status: 429,
      }
    await askEmailChange(viewer.id, email, language)
    return { done: t('email.sent', { email: shownAddress(email) }) }
  },
  { hide: ['password'] },
)

/** Answers one of the page's two forms. */
export const answerProfile = (form: FormData, context: Context) =>
  answerBy(form.get('intent') === 'email' ? emailForm : profileForm, form, context, {
    page: paths.settingsPart('profile'),
  })
