import { z } from 'zod'
import { receiveReply } from '~/domain/messages/receive-reply.server'
import { MEGABYTE } from '~/domain/files/upload.rules'
import { isSigned } from '~/platform/crypto/signed-body.server'
import { env } from '~/platform/env.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { log } from '~/platform/log.server'

const MOST_BYTES = 2 * MEGABYTE

const address = z.string().max(1000)
const mailSchema = z.object({
  to: z.union([address.transform((one) => one.split(',')), z.array(address).max(50)]),
  from: address,
  subject: z.string().optional(),
  text: z.string(),
  messageId: z.string().min(1).max(1000),
})

function parseMail(body: string) {
  try {
    return mailSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/** The body as text, or null when it is too large. */
async function readText(request: Request) {
  if (Number(request.headers.get('Content-Length') ?? 0) > MOST_BYTES) return null
  const text = await request.text()
  return text.length > MOST_BYTES ? null : text
}

/** Takes a mail that its provider signed. A mail that is refused for good is answered with 200, so that it is not sent again. */
export async function receiveInboundMail(request: Request) {
  if (!env.INBOUND_MAIL_SECRET) return apiError(404, 'Not Found')
  if (request.method !== 'POST') return apiError(405, 'Method Not Allowed', { Allow: 'POST' })
  const body = await readText(request)
  if (body === null) return apiError(413, 'Mail too large')
  if (!isSigned(env.INBOUND_MAIL_SECRET, body, request.headers.get('Inbound-Signature') ?? '')) return apiError(400, 'Invalid signature')
  const mail = parseMail(body)
  if (!mail) return apiError(422, 'Not a mail')
  const outcome = await receiveReply(mail)
  if ('refused' in outcome) log.warn({ reason: outcome.refused }, 'answer by mail refused')
  return apiJson('posted' in outcome ? { accepted: true } : { accepted: false, reason: outcome.refused })
}
