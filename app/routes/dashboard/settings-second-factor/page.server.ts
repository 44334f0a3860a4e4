import { parseForm } from '~/shell/parse-form.server'
import type { SubmissionResult } from '@conform-to/dom'
import { codeSchema } from '~/domain/people/people.schema'
import { inGroups, shouldHaveSecondFactor } from '~/domain/people/second-factor.rules'
import {
  abandonSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '~/domain/people/second-factor.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { onError } from '~/platform/on-error'
import { qrPicture } from '~/platform/qr'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { SignInRefused } from '~/platform/session/authenticator.server'
import { requiresSecondFactor } from '~/platform/session/guards.server'
import type { SignedIn, Viewer } from '~/platform/session/roles'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { countCode } from '~/account/second-step.server'

const PAGE = paths.settingsPart('second-factor')

/** Where somebody goes on who was led here; the page itself for others. */
const nextOf = (request: Request) =>
  safeRedirect(new URL(request.url).searchParams.get('redirectTo'), PAGE)

/** The page with the same way on. */
function hereOf(request: Request) {
  const next = nextOf(request)
  return paths.settingsPart('second-factor', { redirectTo: next === PAGE ? undefined : next })
}

/** What is said of it to somebody who has none. */
function askedOf(viewer: SignedIn, required: boolean) {
  if (required) return 'required' as const
  if (viewer.needsFactorForMoney) return 'money' as const
  return shouldHaveSecondFactor(viewer) ? ('expected' as const) : null
}

/** What the page shows of the second factor, ready to read. */
export async function showSecondFactor(viewer: SignedIn, language: Language) {
  const view = await readSecondFactor(viewer.id)
  const required = requiresSecondFactor(viewer)
  if (view.state === 'off') return { state: view.state, asked: askedOf(viewer, required) }
  if (view.state === 'on')
    return {
      state: view.state,
      since: formatDate(view.since, language),
      codesLeft: view.codesLeft,
      required,
    }
  return {
    state: view.state,
    required,
    address: view.address,
    secret: inGroups(view.secret, 4),
    picture: qrPicture(view.address),
  }
}
export type SecondFactorShown = Awaited<ReturnType<typeof showSecondFactor>>

type Refusal = { form: string; result: SubmissionResult<string[]>; status: number }
type Codes = { codes: string[]; next: string; status: 200 }

/**
 * What each form does with a code that was typed: the recovery codes to show once, or where to go;
 * null for a wrong code.
 */
const STEPS = {
  confirm: async (viewer: Viewer, code: string): Promise<string[] | 'ended' | null> =>
    confirmSecondFactor(viewer.id, code),
  renew: async (viewer: Viewer, code: string) => renewRecoveryCodes(viewer.id, code),
  end: async (viewer: Viewer, code: string) =>
    (await endSecondFactor(viewer.id, code)) ? 'ended' : null,
}

function isStep(intent: FormDataEntryValue | null): intent is keyof typeof STEPS {
  return typeof intent === 'string' && Object.hasOwn(STEPS, intent)
}

/** Takes one of the page's forms: begin, abandon, or one that asks for a code. */
export async function handleSecondFactor(
  request: Request,
  form: FormData,
  viewer: Viewer,
  language: Language,
): Promise<Response | Refusal | Codes> {
  const intent = form.get('intent')
  if (intent === 'abandon') await abandonSecondFactor(viewer.id)
  if (intent === 'begin') await beginSecondFactor(viewer.id)
  if (!isStep(intent) || (intent === 'end' && requiresSecondFactor(viewer)))
    return seeOther(hereOf(request))
  const t = translator(language, 'settings')
  const submission = parseForm(
    form,
    codeSchema(translator(language, 'forms')('required')),
    language,
  )
  if (submission.status !== 'success')
    return { form: intent, result: submission.reply(), status: 400 }
  const refuse = (message: string, status: number) => ({
    form: intent,
    result: submission.reply({ fieldErrors: { code: [message] }, hideFields: ['code'] }),
    status,
  })
  const { code: typed } = submission.value
  const refusal = ({ forGood, retryAfter }: SignInRefused) =>
    forGood
      ? t('secondFactor.tooManyInARow')
      : t('problems.throttled', { count: waitInMinutes(retryAfter) })
  const outcome = await countCode(request, { userId: viewer.id, typed, place: 'settings' }, () =>
    STEPS[intent](viewer, typed),
  ).catch(onError(SignInRefused, (error) => refuse(refusal(error), 429)))
  if (outcome === null) return refuse(t('secondFactor.wrong'), 400)
  if (outcome === 'ended')
    return seeOther(PAGE, { flash: { kind: 'success', text: t('secondFactor.ended') } })
  return Array.isArray(outcome) ? { codes: outcome, next: nextOf(request), status: 200 } : outcome
}
