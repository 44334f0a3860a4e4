import { attachment } from '~/platform/http/attachment'
import { readUpload } from '~/platform/http/upload.server'

/**
 * Gives the text in the field `code` of a posted form back as a file: nothing is kept that could be
 * asked for later. `mostBytes` are those of the form. Throws a 413.
 */
export async function sendPostedFile(
  request: Request,
  { name, type, mostBytes }: { name: string; type: string; mostBytes: number },
): Promise<Response> {
  const { form, tooLarge } = await readUpload(request, mostBytes, { words: mostBytes })
  if (tooLarge)
    throw new Response('Payload Too Large', { status: 413, statusText: 'Payload Too Large' })
  const code = String(form.get('code') ?? '').replace(/\r\n?/g, '\n')
  return new Response(code, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
