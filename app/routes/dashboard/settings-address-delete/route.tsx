import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { deleteAddress, getAddress } from '~/domain/people/addresses.server'
import { orNotFound } from '~/shell/answers.server'
import { pageMeta } from '~/shell/page-meta'
import { openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readButton } from '~/platform/http/form.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Form } from '~/ui/form/form'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, t } = await openSettings(args)
  const { label, line1, city } = await orNotFound(getAddress(viewer.id, args.params.id ?? ''))
  return { title: t('addresses.deleteLabel', { label }), line: `${line1}, ${city}` }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, t } = await openSettings(args)
  await readButton(args.request)
  const { id, label } = await orNotFound(getAddress(viewer.id, args.params.id ?? ''))
  await deleteAddress(viewer.id, id)
  return seeOther(paths.settingsPart('addresses'), {
    flash: { kind: 'success', text: t('addresses.deleted', { label }) },
  })
}

export default function DeleteAddress() {
  const { title, line } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={line}>
      <p className="max-w-text">{t('addresses.deleteText')}</p>
      <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="danger">{t('addresses.deleteSubmit')}</Button>{' '}
        <ButtonLink variant="quiet" to={paths.settingsPart('addresses')}>
          {t('addresses.keep')}
        </ButtonLink>
      </Form>
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
