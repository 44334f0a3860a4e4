import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { listMails } from '~/domain/mails/mailbox.server'
import { presentPlace } from '~/shell/list-place.server'
import { readIdPlace } from '~/platform/paging'
import { pageMeta } from '~/shell/page-meta'
import { env } from '~/platform/env.server'
import { notFound } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { ErrorSummary } from '~/ui/form/error-summary'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { DataTable, type Column } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'

export const handle = { i18n: ['demo'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader({ request }: LoaderFunctionArgs) {
  if (!env.demo) throw notFound()
  const language = await getLanguage(request)
  const { searchParams } = new URL(request.url)
  const { rows, ...page } = await listMails(readIdPlace(searchParams))
  const hrefAt = (place: Record<string, string>) =>
    `${paths.demoOutbox()}?${new URLSearchParams(place)}`
  return {
    title: translator(language, 'demo')('outbox.title'),
    mails: rows.map(({ createdAt, ...mail }) => ({
      ...mail,
      date: formatDateTime(createdAt, language),
      dateTime: createdAt.toISOString(),
    })),
    ...presentPlace(searchParams, page, hrefAt, language),
  }
}

type Row = { id: string; to: string; subject: string; date: string; dateTime: string }

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('demo')
  return [
    {
      key: 'subject',
      label: t('outbox.subject'),
      rowHeader: true,
      cell: ({ id, subject }) => (
        <Link to={paths.demoMail(id)} className="inline-block min-h-6 font-semibold quiet-link">
          {subject}
        </Link>
      ),
    },
    { key: 'to', label: t('outbox.to'), cell: ({ to }) => <span className="break-all">{to}</span> },
    {
      key: 'date',
      label: t('outbox.date'),
      align: 'end',
      cell: ({ date, dateTime }) => <time dateTime={dateTime}>{date}</time>,
    },
  ]
}

function NoMail() {
  const { t } = useTranslation('demo')
  return (
    <EmptyState
      title={t('outbox.empty.title')}
      action={<ButtonLink to={paths.shop()}>{t('outbox.empty.link')}</ButtonLink>}
    >
      {t('outbox.empty.text')}
    </EmptyState>
  )
}

export default function Outbox() {
  const { title, mails, unreadable, ...pages } = useLoaderData<typeof loader>()
  const { t } = useTranslation('demo')
  return (
    <Main>
      <Container>
        <PageHeader title={title} eyebrow={t('outbox.label')} lead={t('outbox.lead')} />
        <div className="grid gap-8 pb-section">
          <div className="max-w-text">
            <Notice tone="warning" title={t('outbox.notice.title')}>
              {t('outbox.notice.text')}
            </Notice>
          </div>
          <ErrorSummary errors={unreadable} />
          <DataTable
            caption={t('outbox.caption')}
            hideCaption
            columns={useColumns()}
            rows={mails}
            rowKey={({ id }) => id}
            empty={<NoMail />}
          />
          <Pagination {...pages} />
        </div>
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
