import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Icon } from '~/ui/media/icon'
import { Form } from '~/ui/form/form'

export type WizardStartProps = {
  questions: { step: string; label: string; text: string }[]
  /** Null while what it is made of is not on sale. */
  example: { lines: { name: string; amount: string }[]; total: string; days: string } | null
  validDays: number
  /** Answers that are there already. */
  kept: { href: string; complete: boolean } | null
  quote: { number: string; href: string } | null
  asksToForget: boolean
}

const GETS = ['lines', 'days', 'number', 'share', 'cart'] as const

function Begin({ kept, quote }: Pick<WizardStartProps, 'kept' | 'quote'>) {
  const { t } = useTranslation('wizard')
  if (quote) {
    return (
      <>
        <ButtonLink to={quote.href}>{t('start.toQuote', { number: quote.number })}</ButtonLink>{' '}
        <ButtonLink to={paths.wizardStep('project-type')} variant="secondary">
          {t('quote.copy')}
        </ButtonLink>
      </>
    )
  }
  if (kept)
    return (
      <ButtonLink to={kept.href}>
        {t(kept.complete ? 'start.toSummary' : 'start.resume')}
      </ButtonLink>
    )
  return (
    <ButtonLink to={paths.wizardStep('project-type')}>
      {t('start.begin')}
      <Icon name="arrow-right" size={18} />
    </ButtonLink>
  )
}

/** What is kept of an earlier visit, and how to forget it. */
function Kept({ quote, asksToForget }: Pick<WizardStartProps, 'quote' | 'asksToForget'>) {
  const { t } = useTranslation('wizard')
  if (asksToForget) {
    const forget = (
      <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="danger">{t('start.confirmOver')}</Button>{' '}
        <ButtonLink to={paths.wizard()} variant="quiet">
          {t('start.keep')}
        </ButtonLink>
      </Form>
    )
    return (
      <Notice tone="warning" title={t('start.askOver')} action={forget}>
        {t('start.askOverText')}
      </Notice>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-ink-soft">
      {quote ? t('start.quoteNote', { number: quote.number }) : t('start.resumeNote')}
      <ButtonLink to={paths.wizard({ confirm: 'over' })} variant="quiet" size="sm">
        {t('start.over')}
      </ButtonLink>
    </p>
  )
}

function Example({ example }: { example: NonNullable<WizardStartProps['example']> }) {
  const { t } = useTranslation(['wizard', 'shop'])
  return (
    <Card as="section" aria-labelledby="example" tone="raised" className="grid content-start gap-5">
      <div className="grid gap-2">
        <h2 id="example" className="font-text text-base font-semibold text-canal">
          {t('start.example')}
        </h2>
        <p className="text-lg text-pretty">{t('start.exampleText')}</p>
      </div>
      <dl className="grid gap-2">
        {example.lines.map(({ name, amount }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-2"
          >
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-line-strong pt-3">
          <dt className="font-semibold">{t('lines.total')}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-3xl font-semibold">{example.total}</span>{' '}
            <span className="text-sm text-ink-soft">{t('shop:vat')}</span>
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{example.days}</p>
    </Card>
  )
}

/** The wizard's front page: what it asks, what comes of it, and where to begin or go on. */
export function WizardStart({
  questions,
  example,
  validDays,
  kept,
  quote,
  asksToForget,
}: WizardStartProps) {
  const { t } = useTranslation('wizard')
  return (
    <Main>
      <Container className="pb-section">
        <div className="grid items-center gap-x-gap gap-y-10 lg:grid-cols-4">
          <div className="grid gap-6 lg:col-span-2">
            <PageHeader
              title={t('start.title')}
              lead={t('start.lead')}
              actions={<Begin kept={kept} quote={quote} />}
            />
          </div>
          <div className="lg:col-span-2">{example && <Example example={example} />}</div>
        </div>
        {kept && (
          <div className="mt-6">
            <Kept quote={quote} asksToForget={asksToForget} />
          </div>
        )}
        <div className="mt-section grid gap-x-gap gap-y-12 lg:grid-cols-4">
          <section aria-labelledby="questions" className="lg:col-span-2">
            <h2 id="questions" className="text-2xl">
              {t('start.questions')}
            </h2>
            <ol className="mt-6 grid">
              {questions.map(({ step, label, text }, index) => (
                <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3.5">
                  <span aria-hidden className="font-display text-xl font-semibold text-canal">
                    {index + 1}
                  </span>{' '}
                  <span>
                    <span className="font-semibold">{text}</span>{' '}
                    <span className="text-ink-soft">{label}</span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="outcome" className="lg:col-span-2">
            <h2 id="outcome" className="text-2xl">
              {t('start.outcome')}
            </h2>
            <ul className="mt-6 grid gap-3.5">
              {GETS.map((get) => (
                <li key={get} className="flex gap-3">
                  <Icon name="check" size={18} className="mt-1.5 shrink-0 text-canal" />
                  <span>{t(`start.gets.${get}`, { days: validDays })}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Container>
    </Main>
  )
}
