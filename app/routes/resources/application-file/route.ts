import type { LoaderFunctionArgs } from '@remix-run/node'
import { getApplicationFile } from '~/domain/freelancers/admin-application.server'
import { orNotFound } from '~/shell/answers.server'
import { sendFile } from '~/platform/http/send-file.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { storage } from '~/platform/storage/storage.server'

/** A file that came with an application, to keep; for admins alone. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { id = '', fileId = '' } = args.params
  const file = await orNotFound(getApplicationFile(id, fileId))
  return sendFile(args.request, { ...file, etag: `"${fileId}"` }, storage())
}
