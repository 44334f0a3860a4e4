import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { Section } from '~/ui/layout/section'
import { Icon } from '~/ui/media/icon'
import { Stars } from '~/ui/media/stars'

type Review = {
  id: string
  rating: number
  body: string | null
  /** The language that it is written in, where that is known. */
  lang: string | undefined
  author: string
  /** As the language writes it, and as machines read it. */
  date: string
  day: string
  verified: string
  /** What the studio says to it. */
  reply: { title: string; text: string } | null
}
export type ProductReviewsProps = {
  productId: number
  reviews: {
    count: number
    average: { value: number; text: string } | null
    reviews: Review[]
    /** Words of the link to all of them, where some are left. */
    more: string | null
  }
}

function ReviewCard({
  rating,
  body,
  lang,
  author,
  date,
  day,
  verified,
  reply,
}: Omit<Review, 'id'>) {
  return (
    <div className="flex h-full flex-col gap-4 border-t-2 border-canal pt-4">
      <figure className="flex flex-1 flex-col gap-3">
        <Stars rating={rating} />
        {body && (
          <blockquote lang={lang} className="flex-1 wrap-anywhere whitespace-pre-line">
            {body}
          </blockquote>
        )}
        <figcaption className="text-sm text-ink-soft">
          <span className="font-semibold text-ink">{author}</span>,{' '}
          <time dateTime={day}>{date}</time>{' '}
          <span className="mt-1 flex gap-2">
            <Icon name="circle-check" size={16} className="mt-0.5 shrink-0 text-canal" />
            {verified}
          </span>
        </figcaption>
      </figure>
      {reply && (
        <div className="rounded-md bg-surface p-4">
          <h3 className="font-text text-base font-semibold">{reply.title}</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{reply.text}</p>
        </div>
      )}
    </div>
  )
}

function NoReviews() {
  const { t } = useTranslation('shop')
  return (
    <EmptyState
      title={t('reviews.none')}
      headingLevel={3}
      action={
        <ButtonLink to={paths.showcase()} variant="secondary">
          {t('reviews.work')}
        </ButtonLink>
      }
    >
      {t('reviews.noneText')}
    </EmptyState>
  )
}

/** What clients say of a service, and how it is known that they are clients. */
export function ProductReviews({
  productId,
  reviews: { count, average, reviews, more },
}: ProductReviewsProps) {
  const { t } = useTranslation('shop')
  return (
    <Section
      contained={false}
      id="reviews"
      title={t('reviews.title')}
      lead={t('reviews.how')}
      layout="beside"
    >
      {average === null ? (
        <NoReviews />
      ) : (
        <div className="grid gap-8">
          <p className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
            <span className="font-display text-3xl font-semibold">{average.text}</span>
            <Stars rating={average.value} count={count} />
          </p>
          <ul className="grid gap-x-gap gap-y-8 sm:grid-cols-2">
            {reviews.map(({ id, ...review }) => (
              <li key={id}>
                <ReviewCard {...review} />
              </li>
            ))}
          </ul>
          {more && (
            <p>
              <Link
                to={paths.product(productId, { reviews: 'all', anchor: 'reviews' })}
                className="inline-block py-2 font-semibold underline decoration-canal decoration-2 underline-offset-4"
              >
                {more}
              </Link>
            </p>
          )}
        </div>
      )}
    </Section>
  )
}
