import type { LoaderFunctionArgs } from '@remix-run/node'
import { getBriefFile } from '~/domain/briefs/brief-files.server'
import { readerOf } from '~/frame/reader.server'
import { NotFoundError } from '~/platform/errors'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { storage } from '~/platform/storage/storage.server'

/** A file of a brief, to keep; 404 for whoever it is not for. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    const { name, storageKey, contentType, size } = await getBriefFile(args.params.id ?? '', await readerOf(args))
    const stored = await storage().get(storageKey)
    if (!stored) throw notFound()
    return new Response(stored.body, {
      headers: {
        'Content-Type': contentType,
        'Content-Length': String(size),
        'Content-Disposition': attachment(name),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    throw error instanceof NotFoundError ? notFound() : error
  }
}
