import type { LoaderFunctionArgs } from '@remix-run/node'
import { getBriefFile } from '~/domain/briefs/brief-files.server'
import { orNotFound } from '~/shell/answers.server'
import { readerOf } from '~/shell/reader.server'
import { sendFile } from '~/platform/http/send-file.server'
import { storage } from '~/platform/storage/storage.server'

/** A file of a brief, to keep; 404 for whoever it is not for. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await orNotFound(getBriefFile(args.params.id ?? '', await readerOf(args)))
  return sendFile(args.request, { ...file, etag: `"${args.params.id}"` }, storage())
}
