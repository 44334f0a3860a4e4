import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { env } from '../env.server'

const KEY_BYTES = 32

/** A key of its own, so that nothing else we sign is a valid stamp. */
const key = Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', 'form-stamp', KEY_BYTES))

function sign(content: string) {
  return createHmac('sha256', key).update(content).digest('base64url')
}

/** Names one showing of a form. */
export interface FormStamp {
  id: string
  issuedAt: Date
}

/** The value of a form's hidden field: which showing it is and when that was, signed; nothing of it is stored. */
export function signFormStamp(issuedAt = new Date()): string {
  const content = `${randomUUID()}.${issuedAt.getTime().toString(36)}`
  return `${content}.${sign(content)}`
}

/** The stamp that we signed, or null for anything else. */
export function readFormStamp(value: string): FormStamp | null {
  const [, content, id, time, signature] = /^(([\w-]{36})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(value) ?? []
  if (!content || !id || !time || !signature) return null
  if (!timingSafeEqual(Buffer.from(sign(content)), Buffer.from(signature))) return null
  return { id, issuedAt: new Date(parseInt(time, 36)) }
}
