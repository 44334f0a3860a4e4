import { cleanText, BRIEF_LIMITS } from './brief.rules'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { readUpload } from '~/platform/http/upload.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const TYPES: Record<string, string> = { 'copy.txt': 'text/plain', 'copy.md': 'text/markdown' }
const MOST_BODY = 256 * 1024

/** Signs that Markdown or HTML would read as its own. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/^([ \t]*)([-+=]|\d+[.)])/gm, '$1\\$2')
    .replace(/\n(?!\n)/g, '  \n')
    .replace(/ {2}\n\n/g, '\n\n')

/**
 * The drafts of a posted form as a file: nothing is kept that could be asked for later. Throws a
 * 404 for another name, and a 413.
 */
export async function sendCopyFile(
  request: Request,
  name: string,
  language: Language,
): Promise<Response> {
  const type = TYPES[name]
  if (!type) throw notFound()
  const { form, tooLarge } = await readUpload(request, MOST_BODY, { words: MOST_BODY })
  if (tooLarge)
    throw new Response('Payload Too Large', { status: 413, statusText: 'Payload Too Large' })
  const drafts = form
    .getAll('draft')
    .filter((draft) => typeof draft === 'string')
    .slice(0, BRIEF_LIMITS.variants)
    .map(cleanText)
  const t = translator(language, 'ai-copywriter')
  const body =
    name === 'copy.md'
      ? drafts
          .map(
            (draft, index) => `## ${t('draft', { number: index + 1 })}\n\n${escapeMarkdown(draft)}`,
          )
          .join('\n\n')
      : drafts.join('\n\n---\n\n')
  return new Response(`${body}\n`, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
