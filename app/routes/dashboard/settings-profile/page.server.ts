import { parseWithZod } from '@conform-to/zod/v4'
import { emailSchema, profileSchema } from '~/domain/people/account.schema'
import { askEmailChange, changeProfile } from '~/domain/people/own-account.server'
import { normalizeLogin } from '~/domain/people/people.rules'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { formatWait } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import {
  accountWords,
  countEmailChange,
  countUsername,
  refusePassword,
} from '~/account/settings.server'

const here = paths.settingsPart('profile')

/** Takes the form of name, username and phone. */
export async function saveProfile(form: FormData, viewer: Viewer, language: Language) {
  const t = translator(language, 'settings')
  const submission = parseWithZod(form, {
    schema: profileSchema(viewer.username, accountWords(language)),
  })
  if (submission.status !== 'success')
    return { form: 'profile', result: submission.reply(), status: 400 }
  const count =
    normalizeLogin(submission.value.username) === viewer.username ? 0 : await countUsername(viewer)
  if (count > 0)
    return {
      form: 'profile',
      result: submission.reply({ fieldErrors: { username: [t('problems.throttled', { count })] } }),
      status: 429,
    }
  const outcome = await changeProfile(viewer.id, submission.value)
  if (outcome === 'taken')
    return {
      form: 'profile',
      result: submission.reply({ fieldErrors: { username: [t('problems.taken')] } }),
      status: 400,
    }
  return seeOther(here, { flash: { kind: 'success', text: t('profile.saved') } })
}

/** Takes the form of a new mail address, which counts once its link is followed. */
export async function saveEmail(
  request: Request,
  form: FormData,
  viewer: Viewer,
  language: Language,
) {
  const t = translator(language, 'settings')
  const submission = parseWithZod(form, { schema: emailSchema(accountWords(language)) })
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success')
    return { form: 'email', result: submission.reply(hidden), status: 400 }
  const { email, password } = submission.value
  const refuse = (field: 'email' | 'password' | '', message: string, status: number) => ({
    form: 'email',
    result: submission.reply({ fieldErrors: { [field]: [message] }, ...hidden }),
    status,
  })
  if (normalizeLogin(email) === viewer.email) return refuse('email', t('problems.sameEmail'), 400)
  const refused = await refusePassword(request, viewer, password, language)
  if (refused) return refuse('password', refused.message, refused.status)
  const wait = await countEmailChange(viewer, email)
  if (wait > 0)
    return refuse('', t('problems.mailsThrottled', { when: formatWait(wait, language) }), 429)
  await askEmailChange(viewer.id, email, language)
  return seeOther(here, { flash: { kind: 'success', text: t('email.sent', { email }) } })
}
