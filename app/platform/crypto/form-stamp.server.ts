import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { currentTime } from '../clock'
import { keysFor } from './keys.server'

/** Keys of its own, so that nothing else we sign is a valid stamp. */
const keys = keysFor('form-stamp')

function sign(content: string, key = keys[0]) {
  return createHmac('sha256', key).update(content).digest('base64url')
}

/** Names one showing of a form. */
export interface FormStamp {
  id: string
  issuedAt: Date
}

/**
 * The value of a form's hidden field: which showing it is and when that was, signed; nothing of it
 * is stored.
 */
export function signFormStamp(issuedAt = currentTime()): string {
  const content = `${randomUUID()}.${issuedAt.getTime().toString(36)}`
  return `${content}.${sign(content)}`
}

/** The stamp that we signed, or null for anything else. */
export function readFormStamp(value: string): FormStamp | null {
  const [, content, id, time, signature] =
    /^(([\w-]{36})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(value) ?? []
  if (!content || !id || !time || !signature) return null
  if (!keys.some((key) => timingSafeEqual(Buffer.from(sign(content, key)), Buffer.from(signature))))
    return null
  return { id, issuedAt: new Date(parseInt(time, 36)) }
}
