import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { getMail, linkParts } from '~/domain/mails/mailbox.server'
import { env } from '~/platform/env.server'
import { openMail } from '~/platform/mail/closed-mail.server'
import { notFound } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { DescriptionList } from '~/ui/layout/description-list'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { MailText } from '~/routes/admin/_area/mail/mail-text'

export const handle = { i18n: ['demo'] }

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.subject} · ${brand.name}` }, { name: 'robots', content: 'noindex' }] : []

const findMail = async (id: string) => openMail(await orNotFound(getMail(id)))

export async function loader({ request, params }: LoaderFunctionArgs) {
  if (!env.demo) throw notFound()
  const mail = await findMail(params.id ?? '')
  const language = await getLanguage(request)
  const t = translator(language, 'demo')
  return {
    subject: mail.subject,
    outboxTitle: t('outbox.title'),
    headers: [
      { term: t('outbox.to'), detail: mail.to },
      { term: t('outbox.from'), detail: mail.from },
      { term: t('outbox.date'), detail: formatDateTime(mail.createdAt, language) },
      ...(mail.attachments.length > 0
        ? [{ term: t('outbox.attachments'), detail: mail.attachments.join(', ') }]
        : []),
      {
        term: t('outbox.language'),
        detail: isLanguage(mail.language) ? LANGUAGE_NAMES[mail.language] : mail.language,
      },
    ],
    language: mail.language,
    parts: linkParts(mail.text),
    hasHtml: mail.html !== '',
  }
}

export default function Mail() {
  const { subject, outboxTitle, headers, parts, language, hasHtml } = useLoaderData<typeof loader>()
  const { t } = useTranslation('demo')
  return (
    <Main>
      <Container>
        <PageHeader
          title={subject}
          breadcrumbs={[{ label: outboxTitle, href: paths.demoOutbox() }, { label: subject }]}
        />
        <div className="grid gap-8 pb-section">
          <div className="max-w-text">
            <DescriptionList items={headers} />
          </div>
          <section aria-labelledby="message-title" className="grid gap-5">
            <h2 id="message-title" className="text-2xl">
              {t('outbox.message')}
            </h2>
            <MailText parts={parts} language={language} />
            <p className="max-w-text text-ink-soft">
              {t(hasHtml ? 'outbox.html' : 'outbox.textOnly')}
            </p>
          </section>
          <div className="max-w-text">
            <Notice tone="warning" title={t('outbox.notice.title')}>
              {t('outbox.notice.text')}
            </Notice>
          </div>
        </div>
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
