import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { confirmWaitlistEntry, leaveWaitlist } from '~/domain/studios/waitlist.server'
import { pageMeta } from '~/shell/page-meta'
import { getWaitlistEntry, presentWaitlistEntry } from '~/routes/studiostack/_area/waitlist.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { WaitlistPlace } from './waitlist-place'

export const handle = { i18n: ['waitlist'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may leave the list by it. */
export { linkPageHeaders as headers } from '~/shell/link-page'

/**
 * How a studio stands, for whoever has the link of its mail; a visit confirms nothing, since mail
 * programs follow links by themselves.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return presentWaitlistEntry(await getWaitlistEntry(params.token), await getLanguage(request))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const entry = await getWaitlistEntry(params.token)
  const intent = (await readForm(request)).get('intent')
  const t = translator(await getLanguage(request), 'waitlist')
  if (intent === 'leave') {
    await leaveWaitlist(entry)
    return seeOther(paths.studioStackWaitlist(), {
      flash: { kind: 'success', text: t('leave.done') },
    })
  }
  await confirmWaitlistEntry(entry)
  return seeOther(paths.waitlistPlace(params.token!), {
    flash: { kind: 'success', text: t('confirmed.done') },
  })
}

export default function WaitlistStanding() {
  const { title, lead, ...standing } = useLoaderData<typeof loader>()
  return (
    <Main>
      <Container width="form" className="pb-section">
        <PageHeader eyebrow="Studio Stack" title={title} lead={lead} size="compact" />
        <WaitlistPlace {...standing} />
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
