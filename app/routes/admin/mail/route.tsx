import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadMail, handleResend } from '~/routes/admin/_area/mail/mails.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { DescriptionList } from '~/ui/layout/description-list'
import { ErrorPage } from '~/ui/layout/error-page'
import { MailParts } from '~/routes/admin/_area/mail/mail-parts'
import { Form } from '~/ui/form/form'

export const handle = { i18n: ['admin-notifications'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadMail(args.params.id ?? '', await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return handleResend(
    args.params.id ?? '',
    await readForm(args.request),
    adminId,
    await getLanguage(args.request),
  )
}

export default function Mail() {
  const { title, headers, times, ...parts } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-notifications')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      actions={
        <ButtonLink to={adminPaths.mails()} variant="quiet" size="sm">
          {t('mails.title')}
        </ButtonLink>
      }
    >
      <div className="grid gap-8">
        <div className="max-w-text">
          <DescriptionList items={headers} />
        </div>
        <Form method="post" className="grid max-w-text justify-items-start gap-3">
          <input type="hidden" name="times" value={times} />
          <p className="text-ink-soft">{t('mails.againText')}</p>
          <Button variant="secondary">{t('mails.sendAgain')}</Button>
        </Form>
        <MailParts {...parts} />
      </div>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
