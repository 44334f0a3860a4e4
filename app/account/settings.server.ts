import type { AccountWords } from '~/domain/people/account.schema'
import { isOwnPassword } from '~/domain/people/own-account.server'
import { USERNAME_MAX, USERNAME_MIN } from '~/domain/people/people.rules'
import { HOUR } from '~/platform/clock'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { hit, hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import {
  requireRecentSelf,
  requireSelf,
  requireViewer,
  type RequestArgs,
} from '~/platform/session/guards.server'
import type { Viewer } from '~/platform/session/roles'
import { countTry } from './account-tries.server'
import { PASSWORD_TRIES } from './authenticator.server'
import { sayNameSigns } from './name-texts.server'

/**
 * Who may open a page: whoever is signed in, nobody in their place, or nobody who did not give the
 * password a moment ago.
 */
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
  return (problem) =>
    problem === 'signs'
      ? sayNameSigns(language)
      : problem === 'required'
        ? translator(language, 'forms')('required')
        : t(`problems.${problem}`, { min: USERNAME_MIN, max: USERNAME_MAX })
}

/**
 * Why the present password was not accepted, in words and with its status; null when it was. Tries
 * are counted, since whoever finds an open browser may not guess on.
 */
export async function refusePassword(
  request: Request,
  viewer: Viewer,
  password: string,
  language: Language,
): Promise<{ message: string; status: number } | null> {
  const t = translator(language, 'settings')
  const { retryAfter, forget } = await countTry(
    request,
    'own-password',
    `id:${viewer.id}`,
    PASSWORD_TRIES,
  )
  if (retryAfter > 0)
    return { message: t('problems.throttled', { count: waitInMinutes(retryAfter) }), status: 429 }
  if (!(await isOwnPassword(viewer.id, password))) {
    noteSecurity('password refused', { request, user: viewer.id })
    return { message: t('problems.wrongPassword'), status: 400 }
  }
  await forget()
  return null
}

/** Names that somebody may ask for: each answer tells whether it is taken. */
const NAMES = { limit: 10, window: HOUR }

/** Minutes to wait until another username may be asked for, 0 when it may. */
export async function countUsername(viewer: Viewer): Promise<number> {
  return waitInMinutes((await hit(`username:${viewer.id}`, NAMES)).retryAfter)
}

const CHANGES = { limit: 5, window: HOUR }
/**
 * To one address: those of one account, and those of all, so that none keeps its owner from it
 * alone.
 */
const MAILS_TO_ONE = { limit: 3, window: 24 * HOUR }
const MAILS_FROM_ALL = { limit: 9, window: 24 * HOUR }

/** Seconds to wait until a link may be mailed to this new address, 0 when it may. */
export function countEmailChange(viewer: Viewer, email: string): Promise<number> {
  return hitEach({
    [`email-change:${viewer.id}`]: CHANGES,
    [`email-change:${viewer.id}:to:${email}`]: MAILS_TO_ONE,
    [`email-change:to:${email}`]: MAILS_FROM_ALL,
  })
}
