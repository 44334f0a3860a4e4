import { CODE_FILES, CODE_LIMITS } from './beautify.rules'
import { notFound } from '~/platform/http/answers.server'
import { sendPostedFile } from '~/tools/_area/posted-file.server'

const FILE_NAME = /^code(?:\.min)?\.([a-z]+)$/
const MOST_BODY = 6 * CODE_LIMITS.bytes

/** Gives the code of a posted form back as a file. Throws a 404 for another name, and a 413. */
export async function sendCodeFile(request: Request, name: string): Promise<Response> {
  const ending = FILE_NAME.exec(name)?.[1]
  const kind = Object.values(CODE_FILES).find((file) => file.ending === ending)
  if (!kind) throw notFound()
  return sendPostedFile(request, { name, type: kind.type, mostBytes: MOST_BODY })
}
