import { createHash } from 'node:crypto'
import { isKept } from './etag'

/** A text with a mark of its own, or the bare word that it is still the same, to whoever has it. */
export function keptAnswer(request: Request, text: string, fields: Record<string, string>) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = { ...fields, ETag: etag }
  return isKept(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}
