import { getZodConstraint } from '@conform-to/zod/v4'
import { countTry } from '~/account/account-tries.server'
import { minutesOf, requestAccountLink, type AskedLink } from '~/domain/people/account-links.server'
import { normalizeLogin } from '~/domain/people/people.rules'
import { passwordResetSchema } from '~/domain/people/people.schema'
import { HOUR } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'

/** Which texts a page that asks for a link has. */
const TEXTS = { 'password-reset': 'forgot', 'sign-in-request': 'signInLink' } as const

/**
 * Links that may be asked for; who knows the account keeps a few of their own. There is no limit
 * for all addresses together, which strangers could use up: whoever asks has a link that holds.
 */
const REQUESTS = { address: { limit: 30, window: HOUR }, one: { limit: 5, window: HOUR } }

interface Context {
  request: Request
  language: Language
  kind: AskedLink
  /** Set once the link is asked for. */
  cookies?: string[]
}

export async function presentLinkRequest(request: Request, kind: AskedLink) {
  const t = translator(await getLanguage(request), 'auth')
  return {
    title: t(`${TEXTS[kind]}.title`),
    description: t(`${TEXTS[kind]}.description`),
    lead: t(`${TEXTS[kind]}.lead`),
    constraint: getZodConstraint(passwordResetSchema()),
    demo: env.demo,
  }
}

/** Minutes to wait, 0 when the request counts; the same for names that nobody has. */
async function countRequest(login: string, { request, kind }: Context) {
  const { retryAfter } = await countTry(request, kind, `name:${normalizeLogin(login)}`, REQUESTS)
  return waitInMinutes(retryAfter)
}

const linkForm: FormHandler<Context> = fields(
  'link',
  ({ language }) => passwordResetSchema(translator(language, 'forms')('required')),
  async ({ username }, context) => {
    const { language, kind, cookies } = context
    const t = translator(language, 'auth')
    const count = await countRequest(username, context)
    if (count > 0) return { wrong: t('forgot.throttled', { count }), status: 429 }
    await requestAccountLink(kind, { login: username, language })
    return { done: t(`${TEXTS[kind]}.sent`, minutesOf(kind)), cookies }
  },
)

export async function answerLinkRequest(
  request: Request,
  kind: AskedLink,
  { page, cookies }: { page: string; cookies?: string[] },
) {
  const context = { request, kind, cookies, language: await getLanguage(request) }
  return answerBy(linkForm, await readForm(request), context, { page })
}
