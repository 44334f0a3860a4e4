import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Disclosure } from '~/ui/overlay/disclosure'
import type { FormAnswer } from '~/ui/form/form-answer'
import { WhyForm, type WhyConstraint } from '~/order-room/team/why-form'
import { Form } from '~/ui/form/form'

export type OfferView = {
  id: string
  title: string
  outcome: string
  service: string
  note: string
  fee: string
  payout: string
  funded: boolean
  due: string
  rounds: string
  facts: {
    number: string
    quantity: number
    wishes: string
    addOns: string[]
    briefIsIn: boolean
    answers: { question: string; answer: string }[]
    files: { id: string; name: string; size: string }[]
  }
  left: string
  ends: string
}

const kept = (text: string) => <span className="wrap-anywhere whitespace-pre-line">{text}</span>

/** What the client ordered and said about it: nobody has to say yes to what they cannot see. */
function OfferBrief({ facts, title }: { facts: OfferView['facts']; title: string }) {
  const { t } = useTranslation('assignments')
  const { wishes, addOns, quantity, briefIsIn, answers, files } = facts
  const items = [
    ...(quantity > 1
      ? [{ key: 'quantity', term: t('offer.about.quantity'), detail: String(quantity) }]
      : []),
    ...(addOns.length > 0
      ? [{ key: 'addOns', term: t('offer.about.addOns'), detail: addOns.join(', ') }]
      : []),
    ...(wishes ? [{ key: 'wishes', term: t('brief.wishes'), detail: kept(wishes) }] : []),
    ...answers.map(({ question, answer }, index) => ({
      key: `answer-${index}`,
      term: question,
      detail: kept(answer),
    })),
    ...(files.length > 0
      ? [
          {
            key: 'files',
            term: t('offer.about.files'),
            detail: kept(files.map(({ name, size }) => `${name} (${size})`).join('\n')),
          },
        ]
      : []),
  ]
  return (
    <Disclosure
      summary={
        <>
          {t('offer.about.title')}
          <span className="sr-only"> · {title}</span>
        </>
      }
    >
      <div className="grid gap-3">
        {!briefIsIn && <p className="text-ink-soft">{t('offer.about.noBrief')}</p>}
        <DescriptionList items={items} />
      </div>
    </Disclosure>
  )
}

/**
 * An offer as it has to be known before saying yes: scope, fee, the day it is paid, and until when
 * to answer.
 */
export function OfferCard({
  offer,
  answer,
  constraint,
}: {
  offer: OfferView
  answer: FormAnswer
  constraint: WhyConstraint
}) {
  const { t } = useTranslation('assignments')
  const { id, title, outcome, service, note, fee, payout, funded, due, rounds, left, ends } = offer
  const { facts: about } = offer
  const decline = `decline-${id}`
  const facts = [
    { key: 'fee', term: t('offer.fee'), detail: <strong>{fee}</strong> },
    { key: 'payout', term: t('offer.payout'), detail: payout },
    { key: 'due', term: t('offer.due'), detail: due },
    { key: 'rounds', term: t('offer.rounds'), detail: rounds },
    { key: 'answer', term: t('offer.answer'), detail: t('offer.until', { date: ends }) },
  ]
  return (
    <Card
      as="article"
      tone="raised"
      id={`offer-${id}`}
      aria-labelledby={`offer-${id}-title`}
      className="grid gap-5"
    >
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {`${about.number} · ${service}`}
          <Badge tone={funded ? 'success' : 'warning'}>
            {t(funded ? 'funded.yes' : 'funded.no')}
          </Badge>{' '}
          <Badge tone="state">{left}</Badge>
        </p>
        <h3 id={`offer-${id}-title`} className="text-xl">
          {title}
        </h3>
        <p className="max-w-[64ch]">{outcome}</p>
        {note && (
          <p className="max-w-[64ch] border-s-3 border-canal ps-3 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
      </div>
      <DescriptionList items={facts} />
      <OfferBrief facts={about} title={title} />
      {!funded && <p className="text-sm text-ink-soft">{t('funded.wait')}</p>}
      <div className="grid gap-2">
        <Form method="post">
          <input type="hidden" name="assignmentId" value={id} />
          <Button name="intent" value="accept">
            {t('offer.accept')}
            <span className="sr-only"> · {title}</span>
          </Button>
        </Form>
        <Disclosure
          summary={
            <>
              {t('offer.decline')}
              <span className="sr-only"> · {title}</span>
            </>
          }
          open={answer?.form === decline || undefined}
        >
          <WhyForm
            id={decline}
            intent="decline"
            assignmentId={id}
            name="reason"
            label={t('offer.why')}
            button={t('offer.decline')}
            answer={answer}
            constraint={constraint}
          />
        </Disclosure>
      </div>
    </Card>
  )
}
