import { findPerson } from '~/domain/people/people.server'
import { hasSecondFactor, spendCode } from '~/domain/people/second-factor.server'
import { paths } from '~/paths'
import { MINUTE } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import type { Flash } from '~/platform/http/flash.server'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { hit, takeBack } from '~/platform/rate-limit.server'
import { SignInRefused } from '~/platform/session/authenticator.server'
import { landingPath } from '~/platform/session/guards.server'
import type { Viewer } from '~/platform/session/roles'
import { forgetSecondStep, readSecondStep, secondStepCookie } from '~/platform/session/second-step.server'
import { fingerprint } from '~/platform/session/session.server'
import { openSession } from './authenticator.server'

/** Wrong codes; nobody is asked for one without the password. */
const CODE_LIMIT = { limit: 6, window: 15 * MINUTE }

/** Counts a try before the code is looked at; one that is accepted is taken back. Throws SignInRefused after too many that were not. */
export async function countCode<T>(userId: number, look: () => Promise<T | null>): Promise<T | null> {
  const key = `second-factor:${userId}`
  const { retryAfter } = await hit(key, CODE_LIMIT)
  if (retryAfter > 0) throw new SignInRefused(retryAfter)
  const outcome = await look()
  if (outcome === null) noteSecurity('second factor refused', { user: userId })
  else await takeBack(key)
  return outcome
}

/** Whether the code belongs to the person and was not used before. Throws SignInRefused after too many that did not. */
export async function checkCode(userId: number, code: string): Promise<boolean> {
  return (await countCode(userId, async () => (await spendCode(userId, code)) || null)) ?? false
}

type Destination = { redirectTo: string; flash?: Omit<Flash, 'id'> }

/** The answer to the right password: in, or on to the page that asks for the code. `redirectTo` is a path of ours, or ''. */
export async function admit(request: Request, viewer: Viewer, { redirectTo, flash }: Destination) {
  if (!(await hasSecondFactor(viewer.id))) return seeOther(redirectTo || landingPath(viewer), { flash, cookies: await openSession(request, viewer) })
  noteSecurity('second factor asked', { request, user: viewer.id })
  const step = await secondStepCookie({ userId: viewer.id, password: await passwordMark(viewer.id) })
  return seeOther(paths.secondStep({ redirectTo }), { flash, cookies: [step] })
}

async function passwordMark(userId: number) {
  return fingerprint((await findPerson(userId))?.passwordHash ?? '')
}

/** Who gave the right password a moment ago, and has not changed it since; null for everybody else. */
export async function findSecondStep(request: Request): Promise<Viewer | null> {
  const step = await readSecondStep(request)
  const person = step && (await findPerson(step.userId))
  if (!person || fingerprint(person.passwordHash ?? '') !== step.password) return null
  const { passwordHash: _, ...viewer } = person
  return viewer
}

/** The answer to the right code. */
export async function finishSecondStep(request: Request, viewer: Viewer, redirectTo: string) {
  return seeOther(redirectTo || landingPath(viewer), { cookies: [...(await openSession(request, viewer)), await forgetSecondStep()] })
}
