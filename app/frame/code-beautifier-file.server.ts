import { CODE_FILES, CODE_LIMITS } from '~/domain/tools/code-beautifier/beautify.rules'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { readUpload } from '~/platform/http/upload.server'

const FILE_NAME = /^code(?:\.min)?\.([a-z]+)$/
const MOST_BODY = 6 * CODE_LIMITS.bytes

/** Gives the code of a posted form back as a file: nothing is kept that could be asked for later. Throws a 404 for another name, and a 413. */
export async function sendCodeFile(request: Request, name: string): Promise<Response> {
  const ending = FILE_NAME.exec(name)?.[1]
  const kind = Object.values(CODE_FILES).find((file) => file.ending === ending)
  if (!kind) throw notFound()
  const { form, tooLarge } = await readUpload(request, MOST_BODY)
  if (tooLarge) throw new Response('Payload Too Large', { status: 413, statusText: 'Payload Too Large' })
  const code = String(form.get('code') ?? '').replace(/\r\n?/g, '\n')
  return new Response(code, { headers: { 'Content-Type': `${kind.type}; charset=utf-8`, 'Content-Disposition': attachment(name), 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' } })
}
