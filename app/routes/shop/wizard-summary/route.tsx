import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BASE_CURRENCY, type Currency } from '~/domain/catalog/catalog.rules'
import { firstOpenStep } from '~/domain/quotes/answers.rules'
import { toSummaryPage } from '~/domain/quotes/quote-view.server'
import { issueQuote } from '~/domain/quotes/quotes.server'
import { currencySchema } from '~/domain/quotes/step.schema'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { loadWizard } from '~/routes/shop/_area/wizard.server'
import { paths } from '~/paths'
import { currentTime, HOUR } from '~/platform/clock'
import { byAddress } from '~/platform/address-limit.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { WizardSummary } from './wizard-summary'

/** Quotes for one network address, which may be a whole office's. */
const ISSUE_LIMIT = { limit: 30, window: HOUR }

export const handle = { i18n: ['wizard', 'shop'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

function readCurrency(request: Request, chosen: Currency | undefined): Currency {
  const asked = currencySchema.safeParse({
    currency: new URL(request.url).searchParams.get('currency'),
  })
  return asked.data?.currency ?? chosen ?? BASE_CURRENCY
}

export async function loader({ request }: LoaderFunctionArgs) {
  const wizard = await loadWizard(request)
  const open = firstOpenStep(wizard.answers, wizard.catalog.offers)
  if (open) throw redirect(paths.wizardStep(open))
  if (wizard.token && wizard.issuedNumber) throw redirect(paths.wizardQuote(wizard.token))
  return toSummaryPage(wizard, readCurrency(request, wizard.answers.currency), currentTime())
}

export async function action({ request }: ActionFunctionArgs) {
  const { token, issuedNumber, catalog, language } = await loadWizard(request)
  if (!token) return redirect(paths.wizard(), 303)
  const t = translator(language, 'wizard')
  const asked = currencySchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!asked.success || !catalog.currencies.includes(asked.data.currency))
    return data({ error: t('errors.currency') }, { status: 400 })
  if (issuedNumber) return redirect(paths.wizardQuote(token), 303)
  const count = waitInMinutes(await hitEach(byAddress('quote', ISSUE_LIMIT)))
  if (count > 0) return data({ error: t('errors.throttled', { count }) }, { status: 429 })
  const outcome = await issueQuote(token, { currency: asked.data.currency, language }, catalog)
  return outcome === 'issued'
    ? redirect(paths.wizardQuote(token), 303)
    : data({ error: t('errors.gone') }, { status: 409 })
}

export default function Summary() {
  return (
    <WizardSummary
      {...useLoaderData<typeof loader>()}
      error={useSettledAnswer<typeof action>()?.error ?? null}
    />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
