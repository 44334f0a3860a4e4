import { readUpload } from './upload.server'

/**
 * Bytes of a form without files: far more than anybody types, also where most characters are sent
 * as nine.
 */
export const MOST_FORM = 2 * 1024 * 1024

/**
 * The form that was posted, whose rows of `lists` buttons add, move and remove; throws a 400
 * Response when the body is none that a page of ours can send, and a 413 when it has more than
 * `MOST_FORM`, or its texts more than `words` characters.
 */
export async function readForm(
  request: Request,
  { lists, words }: { lists?: readonly string[]; words?: number } = {},
): Promise<FormData> {
  const { form, tooLarge } = await readUpload(request, MOST_FORM, { lists, words })
  if (tooLarge)
    throw new Response('Payload Too Large', { status: 413, statusText: 'Payload Too Large' })
  return form
}

/**
 * Reads a form that is a button alone, in which nothing matters but whose it is; throws as
 * `readForm` does, a 409 Response among it for a button on a page of another account.
 */
export const readButton = async (request: Request): Promise<void> => void (await readForm(request))

/** The same request with these fields as its form, for what reads a request by itself. */
export function withForm(
  { url, headers: given }: Request,
  fields: Record<string, string>,
): Request {
  const headers = new Headers(given)
  for (const name of ['Content-Type', 'Content-Length', 'Transfer-Encoding']) headers.delete(name)
  return new Request(url, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
