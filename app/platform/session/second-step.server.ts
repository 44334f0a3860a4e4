import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { currentTime, MINUTE, SECOND } from '../clock'
import { env } from '../env.server'
import { hostCookieName, hostCookieOptions } from './host-cookie.server'

/** How long somebody may take between the password and the code. */
const SECOND_STEP_LIFETIME = 10 * MINUTE

/** Who gave the right password, and when; `password` is a fingerprint of the one that it was. */
const stepSchema = z.object({
  userId: z.number().int(),
  password: z.string(),
  at: z.number().int(),
})
export type SecondStep = Omit<z.infer<typeof stepSchema>, 'at'>

const cookie = createCookie(hostCookieName('kanal_second_step'), {
  ...hostCookieOptions,
  secrets: env.secrets,
  maxAge: SECOND_STEP_LIFETIME / SECOND,
})

/** The Set-Cookie value that leads from the password to the code; it opens nothing by itself. */
export function secondStepCookie(step: SecondStep): Promise<string> {
  return cookie.serialize({ ...step, at: currentTime().getTime() })
}

/** Whose code is being asked for, or null when nobody's is, or no longer. */
export async function readSecondStep(request: Request): Promise<SecondStep | null> {
  const { data } = stepSchema.safeParse(await cookie.parse(request.headers.get('Cookie')))
  if (!data || data.at + SECOND_STEP_LIFETIME < currentTime().getTime()) return null
  return { userId: data.userId, password: data.password }
}

export function forgetSecondStep(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}
