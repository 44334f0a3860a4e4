import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { openSettings } from '~/account/settings.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { WebhookSecret } from '~/routes/dashboard/_area/webhook-secret'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { handleWebhooks, showWebhooks } from './page.server'
import { WebhookForm } from './webhook-form'
import { WebhookList } from './webhook-list'

export const handle = { i18n: ['webhooks'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  return showWebhooks(viewer, language)
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  const answer = await handleWebhooks(await readForm(args.request), viewer, language)
  return data(answer, { status: answer.status })
}

export default function WebhookSettings() {
  const { title, webhooks, ...form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('webhooks')
  const lead = (
    <>
      {t('lead')}{' '}
      <Link
        to={`${paths.developers()}#webhooks`}
        className="font-semibold underline underline-offset-4 hover:text-canal"
      >
        {t('guide')}
      </Link>
    </>
  )
  return (
    <SettingsPage title={title} lead={lead}>
      {answer && 'secret' in answer ? (
        <WebhookSecret {...answer} />
      ) : (
        <>
          <WebhookList webhooks={webhooks} />
          {form.studios.length > 0 && <WebhookForm {...form} answer={answer} />}
        </>
      )}
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
