import { tellAccount } from '~/domain/people/account-notices.server'
import { findPerson } from '~/domain/people/people.server'
import { isPhoneCode } from '~/domain/people/second-factor.rules'
import { hasSecondFactor, spendCode } from '~/domain/people/second-factor.server'
import { paths } from '~/paths'
import { currentTime, DAY, MINUTE } from '~/platform/clock'
import { transaction } from '~/platform/db/db.server'
import { seeOther } from '~/platform/http/answers.server'
import type { Flash } from '~/platform/http/flash.server'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { hit, startAgain, type Limit } from '~/platform/rate-limit.server'
import { SignInRefused } from '~/platform/session/authenticator.server'
import { landingPath } from '~/platform/session/guards.server'
import { findKnownBrowser } from '~/platform/session/known-browser.server'
import type { Viewer } from '~/platform/session/roles'
import {
  forgetSecondStep,
  readSecondStep,
  secondStepCookie,
} from '~/platform/session/second-step.server'
import { fingerprint } from '~/platform/session/session.server'
import { countTry, type TryLimits } from './account-tries.server'
import { openSession } from './authenticator.server'

type Place = 'sign-in' | 'settings'

const WINDOW = 15 * MINUTE
/**
 * Wrong codes; nobody is asked for one without the password. Recovery codes are counted apart, so
 * that codes of a phone keep none out.
 */
const CODE_TRIES: TryLimits = {
  address: { limit: 30, window: WINDOW },
  one: { limit: 6, window: WINDOW },
  all: { limit: 12, window: WINDOW },
}

/**
 * Wrong codes of a phone after one password without a right one between them (NIST SP 800-63B,
 * 3.2.2).
 */
const IN_A_ROW: Limit = { limit: 100, window: 90 * DAY }
/** So many in a day are told to the owner, whose password somebody knows. */
const UNTOLD: Limit = { limit: 5, window: DAY }

/** Tells the owner, once a day, that somebody with the password types wrong codes. */
async function tellOfWrongCodes(userId: number) {
  if ((await hit(`second-factor-wrong:${userId}`, UNTOLD)).allowed) return
  await transaction((tx) =>
    tellAccount(
      tx,
      userId,
      'secondFactorRefused',
      {},
      { key: `${userId}:${currentTime().toISOString().slice(0, 10)}` },
    ),
  )
}

async function rowKey(request: Request, userId: number) {
  const browser = await findKnownBrowser(request, `id:${userId}`)
  return `second-factor-row:${browser ?? userId}:${await passwordMark(userId)}`
}

/**
 * Counts a try before the code is looked at; one that is accepted is taken back. Throws
 * SignInRefused after too many that were not.
 */
export async function countCode<T>(
  request: Request,
  { userId, typed, place }: { userId: number; typed: string; place: Place },
  look: () => Promise<T | null>,
): Promise<T | null> {
  const kind = isPhoneCode(typed) ? 'phone' : 'recovery'
  const row = kind === 'phone' ? await rowKey(request, userId) : null
  const counted = await countTry(
    request,
    `second-factor:${place}:${kind}`,
    `id:${userId}`,
    CODE_TRIES,
  )
  if (counted.retryAfter > 0) throw new SignInRefused(counted.retryAfter)
  if (row) {
    const { retryAfter } = await hit(row, IN_A_ROW)
    if (retryAfter > 0) throw new SignInRefused(retryAfter, true)
  }
  const outcome = await look()
  if (outcome !== null) {
    await Promise.all([counted.forget(), row && startAgain(row)])
    return outcome
  }
  noteSecurity('second factor refused', { request, user: userId })
  await tellOfWrongCodes(userId)
  return null
}

/**
 * Whether the code belongs to the person and was not used before. Throws SignInRefused after too
 * many that did not.
 */
export async function checkCode(request: Request, userId: number, typed: string): Promise<boolean> {
  return (
    (await countCode(
      request,
      { userId, typed, place: 'sign-in' },
      async () => (await spendCode(userId, typed)) || null,
    )) ?? false
  )
}

type Destination = { redirectTo: string; flash?: Omit<Flash, 'id'> }

/**
 * The answer to the right password: in, or on to the page that asks for the code. `redirectTo` is a
 * path of ours, or ''.
 */
export async function admit(request: Request, viewer: Viewer, { redirectTo, flash }: Destination) {
  if (!(await hasSecondFactor(viewer.id)))
    return seeOther(redirectTo || landingPath(viewer), {
      flash,
      cookies: await openSession(request, viewer),
    })
  noteSecurity('second factor asked', { request, user: viewer.id })
  const step = await secondStepCookie({
    userId: viewer.id,
    password: await passwordMark(viewer.id),
  })
  return seeOther(paths.secondStep({ redirectTo }), { flash, cookies: [step] })
}

async function passwordMark(userId: number) {
  return fingerprint((await findPerson(userId))?.passwordHash ?? '')
}

/**
 * Who gave the right password a moment ago, and has not changed it since; null for everybody else.
 */
export async function findSecondStep(request: Request): Promise<Viewer | null> {
  const step = await readSecondStep(request)
  const person = step && (await findPerson(step.userId))
  if (!person || fingerprint(person.passwordHash ?? '') !== step.password) return null
  const { passwordHash: _, ...viewer } = person
  return viewer
}

/** The answer to the right code. */
export async function finishSecondStep(request: Request, viewer: Viewer, redirectTo: string) {
  return seeOther(redirectTo || landingPath(viewer), {
    cookies: [...(await openSession(request, viewer)), await forgetSecondStep()],
  })
}
