import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { DescriptionList } from '~/ui/layout/description-list'
import { Main } from '~/ui/layout/main'
import { NumberedTitle } from '~/ui/layout/numbered-title'
import { PageHeader } from '~/ui/layout/page-header'
import { AnswerList, type AnswerListProps } from '~/routes/shop/_area/answer-list'
import { QuoteLines, type QuoteLinesProps } from '~/routes/shop/_area/quote-lines'
import { QuoteNotes, type QuoteNotesProps } from '~/routes/shop/_area/quote-notes'
import { ShareLink } from './share-link'
import { Form } from '~/ui/form/form'

type Today = {
  /**
   * Cents, which the form sends back as what was seen; null when something is not sold any more.
   */
  total: number | null
  totalWords: string | null
  gone: string | null
  changed: { service: string; then: string; now: string }[]
}
export type QuotePageProps = AnswerListProps &
  QuoteNotesProps &
  Omit<QuoteLinesProps, 'vat'> & {
    title: string
    number: string
    issued: string
    until: string
    seller: { name: string; company: string; email: string }
    over: boolean
    accepted: boolean
    today: Today
    shareUrl: string
    contactHref: string
    error: string | null
  }

function Command({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

/** What stands between this quote and the cart: that it is over, or what has changed since. */
function Standing({
  over,
  until,
  today,
  total,
}: Pick<QuotePageProps, 'over' | 'until' | 'today' | 'total'>) {
  const { t } = useTranslation('wizard')
  if (over)
    return (
      <Notice tone="warning" title={t('quote.expiredTitle')}>
        {t('quote.expired', { date: until })}
      </Notice>
    )
  if (today.gone)
    return (
      <Notice tone="warning" title={t('quote.goneTitle')}>
        {t('quote.gone', { services: today.gone })}
      </Notice>
    )
  if (today.changed.length === 0) return null
  return (
    <Notice tone="warning" title={t('quote.changedTitle')}>
      <p>{t('quote.changed', { then: total, now: today.totalWords })}</p>
      <ul className="mt-2 grid gap-1">
        {today.changed.map((change) => (
          <li key={change.service}>{t('quote.changedLine', change)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Actions({
  over,
  accepted,
  today,
  contactHref,
}: Pick<QuotePageProps, 'over' | 'accepted' | 'today' | 'contactHref'>) {
  const { t } = useTranslation('wizard')
  const sending = useNavigation().formMethod === 'POST'
  const copyIsMain = !over && today.gone !== null
  return (
    <div className="no-print grid gap-4">
      {over && (
        <Command intent="refresh">
          <Button wide disabled={sending}>
            {t('quote.refresh')}
          </Button>
        </Command>
      )}
      {!over && today.total !== null && (
        <Command intent="accept">
          <input type="hidden" name="total" value={today.total} />
          <Button wide disabled={sending}>
            {t(today.changed.length > 0 ? 'quote.toCartToday' : 'quote.toCart')}
          </Button>
          <p className="text-sm text-ink-soft">
            {t(accepted ? 'quote.again' : 'quote.toCartNote')}
          </p>
        </Command>
      )}
      <Command intent="copy">
        <Button wide variant={copyIsMain ? 'primary' : 'secondary'}>
          {t('quote.copy')}
        </Button>
      </Command>
      <ButtonLink to={contactHref} variant="quiet">
        {t('quote.ask')}
      </ButtonLink>
    </div>
  )
}

function Facts({ issued, until, seller }: Pick<QuotePageProps, 'issued' | 'until' | 'seller'>) {
  const { t } = useTranslation('wizard')
  return (
    <DescriptionList
      look="columns"
      items={[
        { term: t('quote.issued'), detail: issued },
        { term: t('quote.until'), detail: <strong className="font-semibold">{until}</strong> },
        {
          term: t('quote.from'),
          detail: (
            <span className="text-sm">
              {seller.name}
              <br />
              {seller.company}
              <br />
              {seller.email}
            </span>
          ),
        },
      ]}
    />
  )
}

function Order({
  total,
  vat,
  ...actions
}: Pick<QuotePageProps, 'total' | 'over' | 'accepted' | 'today' | 'contactHref'> & {
  vat: string
}) {
  const { t } = useTranslation('wizard')
  return (
    <Card
      as="section"
      aria-labelledby="order"
      className="grid gap-7 lg:sticky lg:top-28 lg:col-start-4 lg:row-start-1 print:hidden"
    >
      <div className="grid gap-1">
        <h2 id="order" className="font-text text-base font-normal text-ink-soft">
          {t('quote.total')}
        </h2>
        <p className="font-display text-3xl font-semibold">{total}</p>
        <p className="text-sm text-ink-soft">{vat}</p>
      </div>
      <Actions {...actions} />
      <p className="text-sm text-ink-soft">{t('quote.print')}</p>
    </Card>
  )
}

/** An issued quote: to read, to print, to share, and to put in the cart. */
export function QuotePage({
  title,
  answers,
  ownWords,
  notes,
  lines,
  total,
  workingDays,
  error,
  shareUrl,
  ...rest
}: QuotePageProps) {
  const { t } = useTranslation(['wizard', 'shop'])
  const breadcrumbs = [{ label: t('title'), href: paths.wizard() }, { label: title }]
  const vat = t('shop:vat')
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader
          title={<NumberedTitle title={title} number={rest.number} />}
          lead={workingDays}
          breadcrumbs={breadcrumbs}
        />
        <div className="grid items-start gap-x-gap gap-y-10 lg:grid-cols-4 print:block">
          <Order {...rest} total={total} vat={vat} />
          <div className="grid gap-10 lg:col-span-3 lg:row-start-1">
            {error && <ErrorSummary errors={[{ message: error }]} />}
            <Standing {...rest} total={total} />
            <Facts {...rest} />
            <section aria-labelledby="proposal" className="grid gap-5">
              <h2 id="proposal" className="text-2xl">
                {t('summary.proposal')}
              </h2>
              <QuoteLines {...{ lines, total, workingDays, vat }} />
            </section>
            <QuoteNotes notes={notes} />
            <section aria-labelledby="answers" className="grid gap-3">
              <h2 id="answers" className="text-2xl">
                {t('quote.answers')}
              </h2>
              <AnswerList answers={answers} ownWords={ownWords} />
            </section>
            <ShareLink url={shareUrl} />
          </div>
        </div>
      </Container>
    </Main>
  )
}
