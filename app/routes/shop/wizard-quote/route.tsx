import { orNotFound } from '~/shell/answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { sayRefusal, type OwnWords } from '~/shell/refusal-answers.server'
import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { acceptQuote } from '~/domain/quotes/accept-quote.server'
import { readCatalog } from '~/domain/quotes/offers.server'
import { toQuotePage } from '~/domain/quotes/quote-view.server'
import {
  copyAnswers,
  getQuote,
  refreshQuote,
  type IssuedQuote,
} from '~/domain/quotes/quotes.server'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { quoteCookie } from '~/platform/session/quote-cookie.server'
import { ensureCartKey } from '~/storefront/visitor-cart.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { QuotePage } from './quote-page'

export const handle = { i18n: ['wizard', 'shop'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/**
 * The address is the key: it is kept by no cache, told to no other site and listed by no search
 * engine.
 */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
})

async function requireQuote(
  token: string | undefined,
): Promise<{ token: string; quote: IssuedQuote }> {
  return { token: token ?? '', quote: await orNotFound(getQuote(token ?? '')) }
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token, quote } = await requireQuote(params.token)
  const [language, catalog] = await Promise.all([getLanguage(request), readCatalog()])
  return toQuotePage(quote, token, { catalog, language }, currentTime())
}

const say = (key: 'quote.unavailable' | 'quote.busy') => (language: Language) =>
  translator(language, 'wizard')(key)
/** Why the cart did not take the quote. */
const OWN_WORDS: OwnWords = {
  'cart.busy': say('quote.busy'),
  'cart.choice': say('quote.unavailable'),
  'cart.unavailable': say('quote.unavailable'),
}

async function accept(request: Request, quote: IssuedQuote, seenTotal: number, language: Language) {
  const t = translator(language, 'wizard')
  try {
    const { visitor, setCookie } = await ensureCartKey(request)
    const outcome = await acceptQuote(quote, visitor, seenTotal, await readCatalog())
    if (outcome === 'changed') return data({ error: t('quote.justChanged') }, { status: 409 })
    if (outcome === 'expired') return data({ error: t('quote.expiredTitle') }, { status: 409 })
    return seeOther(paths.cart(), {
      flash: { kind: 'success', text: t('quote.inCart', { number: quote.number }) },
      cookies: [setCookie],
    })
  } catch (error) {
    const status = isRefusal(error, 'cart.tooMany') ? 429 : 409
    return data({ error: sayRefusal(error, language, OWN_WORDS) }, { status })
  }
}

async function refresh(token: string, language: Language) {
  const t = translator(language, 'wizard')
  const next = await refreshQuote(token, language, await readCatalog())
  if (!next) return data({ error: t('quote.cantRefresh') }, { status: 409 })
  return seeOther(
    paths.wizardQuote(next),
    next === token
      ? {}
      : {
          flash: { kind: 'success', text: t('quote.refreshed') },
          cookies: [await quoteCookie(next)],
        },
  )
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { token, quote } = await requireQuote(params.token)
  const language = await getLanguage(request)
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'accept':
      return accept(request, quote, Number(form.get('total')), language)
    case 'refresh':
      return refresh(token, language)
    case 'copy': {
      const text = translator(language, 'wizard')('quote.copied', { number: quote.number })
      return seeOther(paths.wizardSummary(), {
        flash: { kind: 'info', text },
        cookies: [await quoteCookie(await copyAnswers(token, language))],
      })
    }
    default:
      throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  }
}

export default function Quote() {
  return (
    <QuotePage
      {...useLoaderData<typeof loader>()}
      error={useSettledAnswer<typeof action>()?.error ?? null}
    />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
