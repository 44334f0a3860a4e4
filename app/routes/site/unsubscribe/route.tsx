import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { findSubscription, setSubscription } from '~/domain/notifications/unsubscribe.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { Button } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Form } from '~/ui/form/form'

export const handle = { i18n: ['notifications'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may switch. */
export { linkPageHeaders as headers } from '~/shell/link-page'

async function getSubscription(token = '') {
  const subscription = await findSubscription(token)
  if (!subscription) throw notFound()
  return subscription
}

/**
 * Whether the mails of the link come; a visit changes nothing, since mail programs follow links by
 * themselves.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { topic, email, mailed } = await getSubscription(params.token)
  const t = translator(await getLanguage(request), 'notifications')
  const name = topic === 'digest' ? t('unsubscribe.digest') : t(`kinds.${topic}.label`)
  return { title: t(`unsubscribe.${mailed ? 'on' : 'off'}.title`), topic: name, email, mailed }
}

/** The page's button, and the one step of a mail program (RFC 8058), which reads no answer. */
export async function action({ request, params }: ActionFunctionArgs) {
  const subscription = await getSubscription(params.token)
  const form = await readForm(request)
  const mailed = form.get('mailed') === 'on'
  await setSubscription(subscription, mailed)
  if (form.get('List-Unsubscribe') === 'One-Click') return null
  const t = translator(await getLanguage(request), 'notifications')
  return seeOther(paths.unsubscribe(params.token!), {
    flash: { kind: 'success', text: t(`unsubscribe.done.${mailed ? 'on' : 'off'}`) },
  })
}

export default function Unsubscribe() {
  const { title, topic, email, mailed } = useLoaderData<typeof loader>()
  const { t } = useTranslation('notifications')
  const state = mailed ? 'on' : 'off'
  return (
    <Main>
      <Container width="form">
        <PageHeader
          title={title}
          lead={t(`unsubscribe.${state}.lead`, { topic, email })}
          size="compact"
        />
        <Form method="post" className="grid justify-items-start gap-6 pb-section">
          <Button
            name="mailed"
            value={mailed ? 'off' : 'on'}
            variant={mailed ? 'primary' : 'secondary'}
          >
            {t(`unsubscribe.${state}.button`)}
          </Button>
          <p className="text-ink-soft">
            <Link
              to={paths.settingsPart('notifications')}
              className="inline-block min-h-6 underline underline-offset-4"
            >
              {t('unsubscribe.all')}
            </Link>{' '}
            ({t('unsubscribe.allHint')})
          </p>
        </Form>
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
