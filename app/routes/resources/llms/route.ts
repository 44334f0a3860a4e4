import type { LoaderFunctionArgs } from '@remix-run/node'
import { HOUR, SECOND } from '~/platform/clock'
import { keptAnswer } from '~/platform/http/kept-answer.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { writeLlms } from './page.server'

/** What this site is and where what is found, for language models (llmstxt.org). */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  return keptAnswer(request, await writeLlms(language), {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': `public, max-age=${HOUR / SECOND}`,
    Vary: 'Accept-Language, Cookie',
    'X-Content-Type-Options': 'nosniff',
  })
}
