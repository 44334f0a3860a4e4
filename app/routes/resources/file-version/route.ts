import type { LoaderFunctionArgs } from '@remix-run/node'
import { findDownload } from '~/order-room/files/file-page.server'
import { requireReaders } from '~/routes/resources/_area/upload-api.server'
import { sendFile } from '~/platform/http/send-file.server'
import { storage } from '~/platform/storage/storage.server'

/**
 * A version of a project's file, to keep or with `show` to look at; 404 for whoever it is not for.
 */
export async function loader(args: LoaderFunctionArgs) {
  const version = await findDownload(await requireReaders(args), args.params.id)
  const shown = new URL(args.request.url).searchParams.has('show')
  return sendFile(args.request, { ...version, etag: `"${version.id}"` }, storage(), { shown })
}
