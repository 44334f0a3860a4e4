import { useTranslation } from 'react-i18next'
import type { ReviewStatus } from '~/domain/ground/machines.rules'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'
import { Stars } from '~/ui/media/stars'
import { PagePart } from '~/routes/admin/_area/page-part'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import { RefuseForm, type RefuseFormProps } from './refuse-form'
import { ReplyForm, type ReplyFormProps } from './reply-form'
import { Form } from '~/ui/form/form'

export type ReviewPageProps = {
  review: {
    status: ReviewStatus
    text: { rating: number; body: string; lang: string | undefined; author: string }
    refusal: { ground: string; note: string } | null
    published: string | null
    publicHref: string | null
    reply: ReplyFormProps['reply']
    order: {
      number: string
      href: string
      company: string | null
      placed: string
      completed: string | null
      buyer: { name: string; email: string; href: string } | null
    }
    service: { name: string; href: string; reviewsHref: string }
    history: TimelineEntry[]
    refusals: RefuseFormProps['refusals']
    constraints: { refuse: RefuseFormProps['constraint']; reply: ReplyFormProps['constraint'] }
  }
  answer: FormAnswer
}
type Review = ReviewPageProps['review']

const linkClass = 'wrap-anywhere inline-block min-h-6 quiet-link'

function Steps({ review: { status, refusals, constraints }, answer }: ReviewPageProps) {
  const { t } = useTranslation('reviews')
  return (
    <>
      {status === 'submitted' && (
        <Form method="post" preventScrollReset>
          <Button name="intent" value="publish" size="sm">
            {t('page.publish')}
          </Button>
        </Form>
      )}
      {status === 'rejected' && (
        <Form method="post" preventScrollReset>
          <Button name="intent" value="put-back" variant="secondary" size="sm">
            {t('page.putBack')}
          </Button>
        </Form>
      )}
      {status !== 'rejected' && (
        <Disclosure
          summary={t(status === 'published' ? 'page.takeDown' : 'page.refuseOpen')}
          open={answer?.form === 'refuse' || undefined}
        >
          <RefuseForm refusals={refusals} constraint={constraints.refuse} answer={answer} />
        </Disclosure>
      )}
    </>
  )
}

/** How the review stands, and what can be decided now. */
function ReviewNow({ review, answer }: ReviewPageProps) {
  const { t } = useTranslation('reviews')
  const { status, published, publicHref, refusal } = review
  return (
    <Card as="section" tone="raised" aria-labelledby="now" className="grid gap-4">
      <h2 id="now" className="font-text text-base font-semibold tracking-normal text-canal">
        {t('page.now')}
      </h2>
      <p className="font-display text-3xl font-semibold text-balance">{t(`status.${status}`)}</p>
      <p className="max-w-[60ch]">{t(`meaning.${status}`)}</p>
      {published && <p>{t('page.publishedAt', { date: published })}</p>}
      {refusal && (
        <p className="wrap-anywhere max-w-[60ch] border-s-2 border-line-strong ps-4">
          {refusal.ground}: {refusal.note}
        </p>
      )}
      {publicHref && (
        <div>
          <ButtonLink to={publicHref} variant="secondary" size="sm">
            {t('page.public')}
          </ButtonLink>
        </div>
      )}
      <Steps review={review} answer={answer} />
    </Card>
  )
}

function OrderFacts({ order, service }: Pick<Review, 'order' | 'service'>) {
  const { t } = useTranslation('reviews')
  const { buyer, company, completed } = order
  const items = [
    {
      term: t('page.order'),
      detail: (
        <Link to={order.href} className={linkClass}>
          {order.number}
        </Link>
      ),
    },
    { term: t('page.placed'), detail: order.placed },
    ...(completed ? [{ term: t('page.completed'), detail: completed }] : []),
    {
      term: t('list.service'),
      detail: (
        <Link to={service.href} className={linkClass}>
          {service.name}
        </Link>
      ),
    },
    {
      term: t('page.buyer'),
      detail: buyer ? (
        <Link to={buyer.href} className={linkClass}>
          {buyer.name}, {buyer.email}
        </Link>
      ) : (
        t('page.erased')
      ),
    },
    ...(company ? [{ term: t('page.company'), detail: company }] : []),
  ]
  return (
    <>
      <DescriptionList items={items} />
      <p className="mt-4">
        <Link to={service.reviewsHref} className={linkClass}>
          {t('page.others')}
        </Link>
      </p>
    </>
  )
}

/** Everything about one review, and the decision on it. */
export function ReviewPage({ review, answer }: ReviewPageProps) {
  const { t } = useTranslation('reviews')
  const { status, text, order, service, reply, constraints, history } = review
  return (
    <div className="grid gap-gap">
      <ReviewNow review={review} answer={answer} />
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <PagePart id="text" title={t('page.text')}>
          <figure className="grid max-w-text gap-3">
            <Stars rating={text.rating} />
            <blockquote lang={text.lang} className="wrap-anywhere whitespace-pre-line">
              {text.body}
            </blockquote>
            <figcaption className="text-sm text-ink-soft">
              {t('page.signed', { name: text.author })}
            </figcaption>
          </figure>
        </PagePart>
        <PagePart id="order" title={t('page.verified')}>
          <OrderFacts order={order} service={service} />
        </PagePart>
      </div>
      {status === 'published' && (
        <PagePart id="studio-reply" title={t('page.replyTitle')}>
          <ReplyForm reply={reply} constraint={constraints.reply} answer={answer} />
        </PagePart>
      )}
      <PagePart id="history" title={t('history.title')}>
        <Timeline label={t('history.title')} entries={history} />
      </PagePart>
    </div>
  )
}
