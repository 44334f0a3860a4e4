import type { ListPlace } from '~/shell/list-place'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Pagination } from '~/ui/table/pagination'
import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Form } from '~/ui/form/form'

export type Enquiry = {
  id: string
  from: string
  email: string
  subject: string
  body: string
  lang: string
  language: string
  received: string
  dateTime: string
  answered: string | null
  answerHref: string
}
export type EnquiryListProps = { enquiries: Enquiry[]; place: ListPlace }

/** What visitors wrote, each with the way to answer it and a mark for having done so. */
export function EnquiryList({ enquiries, place: { unreadable, ...pages } }: EnquiryListProps) {
  const { t } = useTranslation('studio-sales')
  return (
    <div className="grid gap-6">
      <ErrorSummary errors={unreadable} />
      {enquiries.length === 0 && <p className="text-ink-soft">{t('enquiries.none')}</p>}
      <ul className="grid gap-6">
        {enquiries.map(
          ({
            id,
            from,
            email,
            subject,
            body,
            lang,
            language,
            received,
            dateTime,
            answered,
            answerHref,
          }) => (
            <li key={id}>
              <Card as="article" aria-labelledby={`enquiry-${id}`}>
                <div className="grid gap-3">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <h2 id={`enquiry-${id}`} className="text-lg font-semibold wrap-anywhere">
                      {subject || t('enquiries.untitled')}
                    </h2>
                    {answered && <Badge tone="success">{answered}</Badge>}
                  </div>
                  <p className="text-sm text-ink-soft wrap-anywhere">
                    {from} · {email} · {language} · <time dateTime={dateTime}>{received}</time>
                  </p>
                  <p lang={lang} className="max-w-text whitespace-pre-line wrap-anywhere">
                    {body}
                  </p>
                  <div className="flex flex-wrap items-center gap-4">
                    <a
                      href={answerHref}
                      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-canal"
                    >
                      {t('enquiries.answer')}
                      <span className="sr-only"> · {from}</span>
                    </a>
                    <Form method="post">
                      <input type="hidden" name="id" value={id} />
                      <Button
                        name="intent"
                        value={answered ? 'open' : 'answered'}
                        variant="secondary"
                        size="sm"
                      >
                        {t(answered ? 'enquiries.markOpen' : 'enquiries.markAnswered')}
                        <span className="sr-only"> · {from}</span>
                      </Button>
                    </Form>
                  </div>
                </div>
              </Card>
            </li>
          ),
        )}
      </ul>
      <Pagination {...pages} />
    </div>
  )
}
