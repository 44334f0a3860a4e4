import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openSettings } from '~/account/settings.server'
import { programPaths } from '~/paths/programs'
import { readForm } from '~/platform/http/form.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { WebhookSecret } from '~/routes/dashboard/_area/webhook-secret'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { LOOKS } from '~/shell/refresh-itself'
import { ErrorPage } from '~/ui/layout/error-page'
import { changeSecret, showWebhook, WEBHOOK_FORMS } from './page.server'
import { WebhookView } from './webhook-view'

export const handle = { i18n: ['webhooks'], ...LOOKS }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  return showWebhook(args.request, { viewer, id: args.params.id ?? '', language })
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  const context = { viewer, id: args.params.id ?? '', language }
  const form = await readForm(args.request)
  if (form.get('intent') === 'rotate') return data(await changeSecret(context), { status: 201 })
  return answerForm(form, WEBHOOK_FORMS, context, { page: programPaths.webhook(context.id) })
}

export default function Webhook() {
  const webhook = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <SettingsPage title={webhook.title}>
      {answer && 'secret' in answer ? (
        <WebhookSecret {...answer} />
      ) : (
        <WebhookView webhook={webhook} />
      )}
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
