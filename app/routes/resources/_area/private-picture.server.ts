import { notFound } from '~/platform/http/answers.server'
import { isKept } from '~/platform/http/etag'
import { storage } from '~/platform/storage/storage.server'

/**
 * A stored picture for one reader, who asks each time whether it is still theirs and gets it again
 * only when it changed.
 */
export async function answerPicture(
  request: Request,
  storageKey: string,
  etag: string,
): Promise<Response> {
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    Vary: 'Cookie',
  }
  if (isKept(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  const stored = await storage().get(storageKey)
  if (!stored) throw notFound()
  return new Response(stored.body, {
    headers: {
      ...headers,
      'Content-Type': stored.contentType,
      'Content-Length': String(stored.size),
      'Content-Disposition': 'inline',
    },
  })
}
