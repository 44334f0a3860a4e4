import type { LoaderFunctionArgs } from '@remix-run/node'
import { getAttachment } from '~/domain/messages/attachments.server'
import { staffMember } from '~/domain/people/participant.server'
import { orNotFound } from '~/frame/admin-order-answers.server'
import { requireClient } from '~/frame/client-page.server'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { isAdmin } from '~/platform/session/roles'
import { storage } from '~/platform/storage/storage.server'

/** A file that was sent with a message, to keep; 404 for whoever takes no part in the conversation. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, reader } = await requireClient(args)
  const participants = isAdmin(viewer) ? [reader, staffMember(viewer.id)] : [reader]
  const { name, storageKey, contentType, size } = await orNotFound(getAttachment(participants, args.params.id ?? ''))
  const stored = await storage().get(storageKey)
  if (!stored) throw notFound()
  return new Response(stored.body, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(size),
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
