import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { openSettings } from '~/account/settings.server'
import { endEndpoint, readEndpoint } from '~/domain/webhooks/endpoints.server'
import { paths } from '~/paths'
import { programPaths } from '~/paths/programs'
import { seeOther } from '~/platform/http/answers.server'
import { readButton } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { orNotFound } from '~/shell/answers.server'
import { pageMeta } from '~/shell/page-meta'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['webhooks'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  const { id, name, url } = await orNotFound(readEndpoint(viewer.id, args.params.id ?? ''))
  return {
    ...{ title: translator(language, 'webhooks')('remove.title', { name }), url },
    back: programPaths.webhook(id),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  await readButton(args.request)
  const name = await orNotFound(endEndpoint(viewer.id, args.params.id ?? ''))
  const text = translator(language, 'webhooks')('told.removed', { name })
  return seeOther(paths.settingsPart('webhooks'), { flash: { kind: 'success', text } })
}

export default function DeleteWebhook() {
  const { title, url, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('webhooks')
  return (
    <SettingsPage title={title} lead={<span className="break-all">{url}</span>}>
      <p className="max-w-text">{t('remove.text')}</p>
      <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="danger">{t('remove.submit')}</Button>
        <ButtonLink variant="quiet" to={back}>
          {t('remove.keep')}
        </ButtonLink>
      </Form>
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
