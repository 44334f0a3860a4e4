import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { hideLinkTokens } from '../crypto/hide-link-tokens'
import { openSecret, sealSecret } from '../crypto/secret-box.server'

const PARTS = ['text', 'html', 'replyTo', 'unsubscribeUrl'] as const
type Parts = { text: string; html: string; replyTo?: string | null; unsubscribeUrl?: string | null }

/**
 * A mail as it is kept: its links and addresses for answers open nothing, and what had some is
 * sealed with the app's secret beside it, so that a copy of the table is no key to anything.
 * `sealed` is '' when there was nothing to hide.
 */
export function closeMail<Mail extends Parts>(mail: Mail): Mail & { sealed: string } {
  const closed: Mail = { ...mail }
  const opened: Record<string, string> = {}
  for (const part of PARTS) {
    const given = mail[part]
    const hidden = given && hideLinkTokens(given)
    if (!given || hidden === given) continue
    opened[part] = given
    Object.assign(closed, { [part]: hidden })
  }
  const sealed =
    Object.keys(opened).length > 0
      ? sealSecret('mail-links', deflateRawSync(JSON.stringify(opened)))
      : ''
  return { ...closed, sealed }
}

/**
 * The mail as it was sent; with hidden links when its secret is one that the app no longer has,
 * with which the links ended too.
 */
export function openMail<Mail extends Parts & { sealed: string | null }>(mail: Mail): Mail {
  const bytes = mail.sealed ? openSecret('mail-links', mail.sealed) : null
  return bytes
    ? { ...mail, ...(JSON.parse(inflateRawSync(bytes).toString()) as Partial<Mail>) }
    : mail
}
