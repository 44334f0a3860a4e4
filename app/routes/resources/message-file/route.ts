import type { LoaderFunctionArgs } from '@remix-run/node'
import { getAttachment } from '~/domain/messages/attachments.server'
import { assignee, sidesOf } from '~/domain/people/participant.server'
import { orNotFound } from '~/shell/answers.server'
import { requireClient } from '~/routes/dashboard/_area/client-page.server'
import { sendFile } from '~/platform/http/send-file.server'
import { isFreelancerOrAdmin } from '~/platform/session/roles'
import { storage } from '~/platform/storage/storage.server'

/**
 * A file that was sent with a message, to keep; 404 for whoever takes no part in the conversation.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, reader } = await requireClient(args)
  const sides = await sidesOf(viewer, viewer.impersonator !== null)
  const members = [
    reader,
    ...sides.filter(({ side }) => side === 'studio'),
    ...(isFreelancerOrAdmin(viewer) ? [assignee(viewer.id)] : []),
  ]
  const file = await orNotFound(getAttachment(members, args.params.id ?? ''))
  return sendFile(args.request, { ...file, etag: `"${args.params.id}"` }, storage())
}
