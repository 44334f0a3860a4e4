import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { firstOpenStep, isStep, STEPS, type Answers } from '~/domain/quotes/answers.rules'
import { saveStep } from '~/domain/quotes/quotes.server'
import { stepSchema } from '~/domain/quotes/step.schema'
import { hrefAfter, toStepPage } from '~/domain/quotes/wizard-view.server'
import { droppedWords } from '~/domain/quotes/wizard-texts.server'
import { pageMeta } from '~/shell/page-meta'
import { loadWizard } from '~/routes/shop/_area/wizard.server'
import { paths } from '~/paths'
import { currentTime, HOUR } from '~/platform/clock'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { byAddress } from '~/platform/address-limit.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { quoteCookie } from '~/platform/session/quote-cookie.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { WizardStep } from '~/routes/shop/_area/wizard-step'

/** New drafts from one network address, which may be a whole office's. */
const DRAFT_LIMIT = { limit: 120, window: HOUR }

export const handle = { i18n: ['wizard'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

function requireStep(name: string | undefined) {
  if (!isStep(name)) throw notFound()
  return name
}

const comesFromSummary = (request: Request) =>
  new URL(request.url).searchParams.get('return') === 'summary'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const step = requireStep(params.step)
  const wizard = await loadWizard(request)
  const open = firstOpenStep(wizard.answers, wizard.catalog.offers)
  if (open && STEPS.indexOf(open) < STEPS.indexOf(step)) throw redirect(paths.wizardStep(open))
  const schema = stepSchema(step, translator(wizard.language, 'wizard'), {
    ...wizard,
    catalog: wizard.catalog.offers,
    today: currentTime(),
  })
  const page = toStepPage(step, wizard)
  return {
    ...page,
    constraint: getZodConstraint(schema),
    backHref: comesFromSummary(request) ? paths.wizardSummary() : page.backHref,
  }
}

/** Minutes to wait, 0 when a new draft may be made. */
async function countDraft(token: string | null) {
  return token ? 0 : waitInMinutes(await hitEach(byAddress('quote-draft', DRAFT_LIMIT)))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const step = requireStep(params.step)
  const { language, catalog, answers: before, token } = await loadWizard(request)
  const t = translator(language, 'wizard')
  const submission = parseForm(
    await readForm(request),
    stepSchema(step, t, { answers: before, catalog: catalog.offers, today: currentTime() }),
    language,
  )
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const count = await countDraft(token)
  if (count > 0)
    return data(
      { result: submission.reply({ formErrors: [t('errors.throttled', { count })] }) },
      { status: 429 },
    )
  const saved = await saveStep(
    token,
    { step, values: submission.value as Answers, language },
    catalog,
  )
  const lost = droppedWords(saved.dropped, saved.answers, language)
  const open = firstOpenStep(saved.answers, catalog.offers)
  const next =
    open === null && comesFromSummary(request)
      ? paths.wizardSummary()
      : hrefAfter(step, { answers: saved.answers, catalog })
  return seeOther(next, {
    flash: lost ? { kind: 'warning', text: lost } : undefined,
    cookies: [await quoteCookie(saved.token)],
  })
}

export default function Step() {
  const page = useLoaderData<typeof loader>()
  return <WizardStep key={page.step} {...page} answer={useActionData<typeof action>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
