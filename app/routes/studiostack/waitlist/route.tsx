import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { waitlistSchema } from '~/domain/studios/waitlist.schema'
import { joinWaitlist } from '~/domain/studios/waitlist.server'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { loadWaitlist } from '~/routes/studiostack/_area/waitlist.server'
import { countMailAddress, mayMail } from '~/account/account-tries.server'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { WaitlistForm } from './waitlist-form'
import { WaitlistSent } from './waitlist-sent'
import { WaitlistSteps } from './waitlist-steps'

/** Each try writes to the mail address; a network address may be a whole office's. */
const LIMITS = {
  address: { limit: 20, window: HOUR },
  one: { limit: 5, window: HOUR },
}

export const handle = { i18n: ['waitlist'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader(args: LoaderFunctionArgs) {
  return loadWaitlist(args)
}

const waitlistForm: FormHandler<{ request: Request; language: Language }> = fields(
  'waitlist',
  ({ language }) => waitlistSchema(translator(language, 'waitlist')),
  async (value, { request, language }) => {
    const wait = await countMailAddress(request, 'waitlist', value.email, LIMITS)
    const count = waitInMinutes(wait)
    if (wait > 0)
      return { wrong: translator(language, 'waitlist')('errors.throttled', { count }), status: 429 }
    await joinWaitlist(value, language, await mayMail(request, 'waitlist', value.email))
    return { done: null, to: paths.studioStackWaitlist({ sent: 1 }) }
  },
)

export async function action({ request }: ActionFunctionArgs) {
  const context = { request, language: await getLanguage(request) }
  return answerBy(waitlistForm, await readForm(request), context, {
    page: paths.studioStackWaitlist(),
  })
}

export default function Waitlist() {
  const { title, sent, inLine, form } = useLoaderData<typeof loader>()
  const { t } = useTranslation('waitlist')
  const answer = useActionData<typeof action>()
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader
          breadcrumbs={[
            { label: 'Studio Stack', href: paths.studioStack() },
            { label: t('title') },
          ]}
          title={title}
          lead={t(sent ? 'sent.lead' : 'lead')}
        />
        <div className="grid gap-x-gap gap-y-14 lg:grid-cols-5">
          <div className="lg:col-span-3">
            {sent ? <WaitlistSent /> : <WaitlistForm answer={answer} {...form} />}
          </div>
          <WaitlistSteps inLine={inLine} done={sent ? 1 : 0} />
        </div>
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
