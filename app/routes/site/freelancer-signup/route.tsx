import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isKnownApplication, submitApplication } from '~/domain/freelancers/applications.server'
import { UPLOADS_A_DAY } from '~/domain/freelancers/application.rules'
import type { Upload } from '~/domain/files/uploads.server'
import { readSettings } from '~/domain/settings/settings.server'
import { loadApplication, readApplication, sayWait } from '~/routes/site/_area/application.server'
import { pageMeta } from '~/shell/page-meta'
import { countMailAddress, mayMail } from '~/account/account-tries.server'
import { paths } from '~/paths'
import { countSentBytes } from '~/platform/byte-limit.server'
import { HOUR } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { byAddress } from '~/platform/address-limit.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { findViewer } from '~/platform/session/guards.server'
import { ApplicationForm } from './application-form'
import { ApplicationsClosed } from './applications-closed'
import { ApplicationSent } from './application-sent'
import { ApplicationSteps } from './application-steps'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

type T = TFunction<'application'>

/**
 * A mail address is one person's, and each application writes to it; a network address may be a
 * whole office's.
 */
const LIMITS = {
  address: { limit: 20, window: HOUR },
  one: { limit: 5, window: HOUR },
}
/**
 * Forms, also those that are not right yet: each may have files, and is counted before they are
 * read.
 */
const FORM_LIMIT = { limit: 60, window: HOUR }

export const handle = { i18n: ['application'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader(args: LoaderFunctionArgs) {
  return loadApplication(args)
}

/** What speaks against an application or its files: that there were too many; null when nothing. */
async function countApplication(email: string, uploads: Upload[], request: Request, t: T) {
  const wait = waitInMinutes(await countMailAddress(request, 'application', email, LIMITS))
  if (wait > 0) return { formErrors: [sayWait(t, wait)] }
  const isFull = (await countSentBytes('application', uploads, UPLOADS_A_DAY)) > 0
  return isFull ? { fieldErrors: { files: [t('errors.files.full')] } } : null
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const language = await getLanguage(request)
  if (!(await readSettings()).applications) return seeOther(paths.freelancerSignup())
  const wait = waitInMinutes(await hitEach(byAddress('application:forms', FORM_LIMIT)))
  const read = await readApplication(request, { wait, language })
  if ('answer' in read) return data(read.answer, { status: read.status })
  const { input, uploads, refuse } = read
  if (!(await isKnownApplication(input))) {
    const t = translator(language, 'application')
    const errors = await countApplication(input.email, uploads, request, t)
    if (errors) return data({ result: refuse(errors), files: uploads.length > 0 }, { status: 429 })
    const mailed = await mayMail(request, 'application', input.email)
    const viewer = await findViewer(args)
    await submitApplication(input, uploads, language, { mailed, userId: viewer?.id ?? null })
  }
  return seeOther(paths.freelancerSignup({ sent: 1 }))
}

function Next({ decision }: { decision: string }) {
  const { t } = useTranslation('application')
  return (
    <aside
      aria-labelledby="next-title"
      className="grid content-start gap-6 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:self-start"
    >
      <h2 id="next-title" className="text-xl">
        {t('next.title')}
      </h2>
      <ApplicationSteps decision={decision} />
    </aside>
  )
}

export default function FreelancerSignup() {
  const { title, lead, sent, open, decision, form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={title} lead={lead} />
        <div className="grid gap-x-gap gap-y-14 lg:grid-cols-4">
          <div className="lg:col-span-3">
            {sent ? (
              <ApplicationSent decision={decision} />
            ) : open ? (
              <ApplicationForm answer={answer} {...form} />
            ) : (
              <ApplicationsClosed />
            )}
          </div>
          {!sent && open && <Next decision={decision} />}
        </div>
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
