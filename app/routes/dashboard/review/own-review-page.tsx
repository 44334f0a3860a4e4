import { useTranslation } from 'react-i18next'
import type { ReviewFields } from '~/domain/reviews/review.schema'
import type { ReviewStatus } from '~/domain/ground/machines.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { DraftBar, type DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { Card } from '~/ui/layout/card'
import { Stars } from '~/ui/media/stars'
import type { FormAnswer } from '~/ui/form/form-answer'

export type OwnReviewPageProps = {
  review: {
    status: ReviewStatus
    rating: number | null
    body: string
    reply: string | null
    refusal: { ground: string; note: string } | null
    published: string | null
    publicHref: string | null
    /** Whether it can be handed in now. */
    writes: boolean
    ratings: { value: string; label: string }[]
    constraint: ServerFormProps<keyof ReviewFields>['constraint']
    draft: DraftView
  }
  answer: FormAnswer
}

function ReviewForm({
  review: { rating, body, ratings, constraint, status, draft },
  answer,
}: OwnReviewPageProps) {
  const { t } = useTranslation('reviews')
  const defaults = { rating: rating?.toString(), body, ...draft.values }
  const { form, errors, field, choice } = serverForm<keyof ReviewFields>('review', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Form {...form} className="grid max-w-text gap-6">
      <ErrorSummary errors={errors} answer={answer} />
      <ChoiceGroup {...choice('rating')} legend={t('own.rating')} options={ratings} look="plain" />
      <TextArea {...field('body')} label={t('own.body')} hint={t('own.bodyHint')} />
      <p className="text-sm text-ink-soft">{t('own.rules')}</p>
      <div>
        <Button>{t(status === 'rejected' ? 'own.sendAgain' : 'own.send')}</Button>
      </div>
      <DraftBar draft={draft} />
    </Form>
  )
}

function Written({
  review: { status, rating, body, reply, published, publicHref },
}: Pick<OwnReviewPageProps, 'review'>) {
  const { t } = useTranslation('reviews')
  return (
    <Card as="section" aria-labelledby="written" className="grid max-w-text gap-4">
      <h2 id="written" className="text-xl">
        {t(`own.state.${status === 'published' ? 'published' : 'submitted'}`, { date: published })}
      </h2>
      {rating !== null && <Stars rating={rating} />}
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      {reply && (
        <div className="border-s-2 border-canal ps-4">
          <h3 className="font-text text-base font-semibold">{t('own.reply')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      )}
      {publicHref && (
        <div>
          <ButtonLink to={publicHref} variant="secondary" size="sm">
            {t('own.public')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

/**
 * One's own review: written, waiting, published, or refused with the reason and to be written anew.
 */
export function OwnReviewPage({ review, answer }: OwnReviewPageProps) {
  const { t } = useTranslation('reviews')
  const { refusal, writes } = review
  return (
    <div className="grid gap-gap">
      {refusal && (
        <Notice tone="warning" title={t('own.refused')}>
          <p className="wrap-anywhere">
            {refusal.ground}: {refusal.note}
          </p>
          <p>{t('own.refusedText')}</p>
        </Notice>
      )}
      {writes ? <ReviewForm review={review} answer={answer} /> : <Written review={review} />}
    </div>
  )
}
