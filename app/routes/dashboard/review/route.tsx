import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getOwnReview } from '~/domain/reviews/own-reviews.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { presentOwnReview, reviewForm } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { answerBy } from '~/shell/forms.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { OwnReviewPage } from './own-review-page'

export const handle = { i18n: ['reviews'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const language = await getLanguage(args.request)
  return presentOwnReview(
    await orNotFound(getOwnReview(viewer.id, args.params.id ?? '', language)),
    viewer,
    language,
  )
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireViewer(args)
  const id = args.params.id ?? ''
  const context = { id, userId, language: await getLanguage(args.request) }
  return answerBy(reviewForm, await readForm(args.request), context, { page: paths.review(id) })
}

export default function Review() {
  const { title, lead, orderHref, ...review } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('reviews')
  return (
    <DashboardFrame
      area="client"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={orderHref} variant="quiet" size="sm">
          {t('own.order')}
        </ButtonLink>
      }
    >
      <OwnReviewPage review={review} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
