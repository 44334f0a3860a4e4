import { randomUUID } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { hostCookieName, hostCookieOptions } from '../session/host-cookie.server'
import { env } from '../env.server'

/** Browsers drop cookies past 4096 bytes; the signature and the encoding need room. */
const MAX_TEXT = 600

const flashSchema = z.object({
  id: z.string(),
  kind: z.enum(['success', 'info', 'warning', 'danger']),
  text: z.string().max(MAX_TEXT),
})
export type Flash = z.infer<typeof flashSchema>

const cookie = createCookie(hostCookieName('kanal_flash'), {
  ...hostCookieOptions,
  secrets: env.secrets,
  maxAge: 60,
})

/** The Set-Cookie value that shows one message on the next page. */
export function flashCookie(kind: Flash['kind'], text: string) {
  return cookie.serialize({ id: randomUUID(), kind, text: text.slice(0, MAX_TEXT) } satisfies Flash)
}

/** The message for this page, or null, and the Set-Cookie value that makes it shown once. */
export async function takeFlash(
  request: Request,
): Promise<{ flash: Flash | null; clear: string | null }> {
  const stored: unknown = await cookie.parse(request.headers.get('Cookie'))
  if (!stored) return { flash: null, clear: null }
  const parsed = flashSchema.safeParse(stored)
  return {
    flash: parsed.success ? parsed.data : null,
    clear: await cookie.serialize('', { maxAge: 0 }),
  }
}
