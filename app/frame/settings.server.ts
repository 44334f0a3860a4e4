import type { AccountWords } from '~/domain/people/account.schema'
import { isOwnPassword } from '~/domain/people/own-account.server'
import { USERNAME_MAX, USERNAME_MIN } from '~/domain/people/people.rules'
import { HOUR, MINUTE } from '~/platform/clock'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { hit, hitEach, takeBack, waitInMinutes } from '~/platform/rate-limit.server'
import { requireRecentSelf, requireSelf, requireViewer, type RequestArgs } from '~/platform/session/guards.server'
import type { Viewer } from '~/platform/session/roles'
import { sayNameSigns } from './name-words.server'

/** Who may open a page: whoever is signed in, nobody in their place, or nobody who did not give the password a moment ago. */
const GUARDS = { any: requireViewer, self: requireSelf, recent: requireRecentSelf }

/** What every page of the settings begins with. */
export async function openSettings(args: RequestArgs, who: keyof typeof GUARDS = 'any') {
  const viewer = await GUARDS[who](args)
  const language = await getLanguage(args.request)
  return { viewer, language, t: translator(language, 'settings') }
}

/** What a field of the settings says when it is wrong. */
export function accountWords(language: Language): AccountWords {
  const t = translator(language, 'settings')
  return (problem) => (problem === 'signs' ? sayNameSigns(language) : problem === 'required' ? translator(language, 'common')('form.required') : t(`problems.${problem}`, { min: USERNAME_MIN, max: USERNAME_MAX }))
}

/** Wrong passwords of somebody who is signed in: whoever finds an open browser may not guess on. */
const PASSWORD_LIMIT = { limit: 10, window: 15 * MINUTE }

/** Why the present password was not accepted, in words and with its status; null when it was. */
export async function refusePassword(viewer: Viewer, password: string, language: Language): Promise<{ message: string; status: number } | null> {
  const t = translator(language, 'settings')
  const key = `own-password:${viewer.id}`
  const { retryAfter } = await hit(key, PASSWORD_LIMIT)
  if (retryAfter > 0) return { message: t('problems.throttled', { count: waitInMinutes(retryAfter) }), status: 429 }
  if (!(await isOwnPassword(viewer.id, password))) {
    noteSecurity('password refused', { user: viewer.id })
    return { message: t('problems.wrongPassword'), status: 400 }
  }
  await takeBack(key)
  return null
}

const CHANGES = { limit: 5, window: HOUR }
const MAILS_TO_ONE = { limit: 3, window: 24 * HOUR }

/** Minutes to wait until a link may be mailed to this new address, 0 when it may. */
export async function countEmailChange(viewer: Viewer, email: string): Promise<number> {
  return waitInMinutes(await hitEach({ [`email-change:${viewer.id}`]: CHANGES, [`email-change:to:${email.toLowerCase()}`]: MAILS_TO_ONE }))
}
