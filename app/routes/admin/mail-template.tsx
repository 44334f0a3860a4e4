import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/frame/dashboard-frame'
import { loadMailTemplate } from '~/frame/mail-templates.server'
import { pageMeta } from '~/frame/page-meta'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterLinks } from '~/ui/layout/filter-links'
import { MailParts } from '~/ui/mail/mail-parts'

export const handle = { i18n: ['admin-notifications'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadMailTemplate(args.params.template ?? '', args.params.language ?? '', await getLanguage(args.request))
}

export default function MailTemplate() {
  const { title, links, subject, parts, language, htmlHref } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-notifications')
  return (
    <DashboardFrame area="admin" title={title} lead={t('templates.sampleText')} actions={<ButtonLink to={paths.adminMailTemplates()} variant="quiet" size="sm">{t('templates.title')}</ButtonLink>}>
      <div className="grid gap-8">
        <FilterLinks label={t('templates.languages')} links={links} />
        {subject && <p className="max-w-text"><span className="text-ink-soft">{t('mails.subject')}: </span><span lang={language} className="font-semibold">{subject}</span></p>}
        {parts ? <MailParts {...{ parts, language, htmlHref }} /> : <EmptyState title={t('templates.none')}>{t('templates.noneText')}</EmptyState>}
      </div>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
