import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadMailTemplate, handleMailWords } from '~/routes/admin/_area/mail/mail-words.server'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterLinks } from '~/ui/layout/filter-links'
import { MailParts } from '~/routes/admin/_area/mail/mail-parts'
import type { MailWordsAnswer } from '~/routes/admin/_area/mail/mail-words-answer'
import { MailWordsForm } from './mail-words-form'
import { MailWordsHistory } from './mail-words-history'

export const handle = { i18n: ['admin-notifications', 'mail-words'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { template = '', language: shown = '' } = args.params
  return loadMailTemplate(template, shown, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { template = '', language: shown = '' } = args.params
  return handleMailWords(
    await readForm(args.request),
    { template, shown },
    { adminId, language: await getLanguage(args.request) },
  )
}

export default function MailTemplate() {
  const { title, links, subject, parts, language, htmlHref, words, history } =
    useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>() as MailWordsAnswer
  const { t } = useTranslation('admin-notifications')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('templates.sampleText')}
      actions={
        <ButtonLink to={adminPaths.mailTemplates()} variant="quiet" size="sm">
          {t('templates.title')}
        </ButtonLink>
      }
    >
      <div className="grid gap-8">
        <FilterLinks label={t('templates.languages')} links={links} />
        {subject && (
          <p className="max-w-text">
            <span className="text-ink-soft">{t('mails.subject')}: </span>{' '}
            <span lang={language} className="font-semibold">
              {subject}
            </span>
          </p>
        )}
        {parts ? (
          <MailParts {...{ parts, language, htmlHref }} />
        ) : (
          <EmptyState title={t('templates.none')}>{t('templates.noneText')}</EmptyState>
        )}
        {words.groups.length > 0 ? (
          <MailWordsForm key={language + title} {...words} answer={answer} />
        ) : (
          <p className="max-w-text text-ink-soft">{t('templates.fixed')}</p>
        )}
        {words.groups.length > 0 && <MailWordsHistory history={history} />}
      </div>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
