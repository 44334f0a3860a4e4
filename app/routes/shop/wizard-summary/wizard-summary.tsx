import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button, ButtonLink } from '~/ui/form/button'
import { ChoiceList } from '~/ui/form/choice-list'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import type { Step } from '~/ui/layout/steps'
import { AnswerList, type AnswerListProps } from '~/routes/shop/_area/answer-list'
import { QuoteLines, type QuoteLinesProps } from '~/routes/shop/_area/quote-lines'
import { QuoteNotes, type QuoteNotesProps } from '~/routes/shop/_area/quote-notes'
import { WizardFrame } from '~/routes/shop/_area/wizard-frame'
import { Form } from '~/ui/form/form'

type Proposal = Omit<QuoteLinesProps, 'vat'> &
  QuoteNotesProps & {
    kind: 'quote'
    currency: string
    currencies: { value: string; label: string }[]
    alternatives: { name: string; href: string; price: string }[]
  }
export type WizardSummaryProps = AnswerListProps & {
  title: string
  description: string
  progress: Step[]
  proposal: Proposal | { kind: 'talk'; text: string; contactHref: string }
  validDays: number
  error: string | null
}

function Talk({ text, contactHref }: { text: string; contactHref: string }) {
  const { t } = useTranslation('wizard')
  const actions = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink to={contactHref}>{t('talk.link')}</ButtonLink>{' '}
      <ButtonLink to={paths.wizardStep('specs', { return: 'summary' })} variant="quiet">
        {t('talk.edit')}
      </ButtonLink>
    </div>
  )
  return (
    <EmptyState title={t('talk.title')} action={actions}>
      {text}
    </EmptyState>
  )
}

/** Chooses the currency and issues the quote; another button only shows the prices in it. */
function IssueForm({
  currency,
  currencies,
  validDays,
}: Pick<Proposal, 'currency' | 'currencies'> & { validDays: number }) {
  const { t } = useTranslation('wizard')
  return (
    <Card as="section" aria-labelledby="issue" className="no-print">
      <h2 id="issue" className="sr-only">
        {t('summary.issue')}
      </h2>
      <Form method="post" className="grid gap-6">
        <Fieldset id="currency" legend={t('summary.currency')}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="[&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-6">
              <ChoiceList
                type="radio"
                id="currency"
                name="currency"
                options={currencies}
                selected={[currency]}
                look="plain"
              />
            </div>
            <Button variant="secondary" size="sm" formMethod="get">
              {t('summary.reprice')}
            </Button>
          </div>
        </Fieldset>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button>{t('summary.issue')}</Button>
          <p className="max-w-[40ch] text-sm text-ink-soft">
            {t('summary.issueNote', { days: validDays })}
          </p>
        </div>
      </Form>
    </Card>
  )
}

function Alternatives({ alternatives }: Pick<Proposal, 'alternatives'>) {
  const { t } = useTranslation('wizard')
  if (alternatives.length === 0) return null
  return (
    <section aria-labelledby="alternatives" className="grid gap-3">
      <h2 id="alternatives" className="text-2xl">
        {t('summary.alternatives')}
      </h2>
      <p className="text-ink-soft">{t('summary.alternativesText')}</p>
      <ul className="grid gap-2">
        {alternatives.map(({ name, href, price }) => (
          <li
            key={href}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-2"
          >
            <Link to={href} className="inline-block min-h-6 font-semibold quiet-link">
              {name}
            </Link>{' '}
            <span className="text-ink-soft">{price}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All answers, what they come to, and the button that makes a quote of it. */
export function WizardSummary({
  title,
  description,
  progress,
  answers,
  ownWords,
  proposal,
  validDays,
  error,
}: WizardSummaryProps) {
  const { t } = useTranslation(['wizard', 'shop'])
  return (
    <WizardFrame
      title={title}
      lead={description}
      progress={progress}
      fit={proposal.kind === 'quote' ? `${proposal.total} ${t('shop:vat')}` : null}
    >
      <div className="grid gap-12">
        {error && <ErrorSummary errors={[{ message: error }]} />}
        {proposal.kind === 'talk' && <Talk {...proposal} />}
        {proposal.kind === 'quote' && (
          <>
            <section aria-labelledby="proposal" className="grid gap-5">
              <h2 id="proposal" className="text-2xl">
                {t('summary.proposal')}
              </h2>
              <QuoteLines {...proposal} vat={t('shop:vat')} />
            </section>
            <QuoteNotes notes={proposal.notes} />
            <IssueForm {...proposal} validDays={validDays} />
          </>
        )}
        <section aria-labelledby="answers" className="grid gap-3">
          <h2 id="answers" className="text-2xl">
            {t('summary.answers')}
          </h2>
          <AnswerList answers={answers} ownWords={ownWords} />
        </section>
        {proposal.kind === 'quote' && <Alternatives alternatives={proposal.alternatives} />}
      </div>
    </WizardFrame>
  )
}
