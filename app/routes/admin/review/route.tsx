import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getAdminReview } from '~/domain/reviews/admin-review.server'
import { orNotFound } from '~/shell/answers.server'
import { presentAdminReview, REVIEW_FORMS } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { answerForm } from '~/shell/forms.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { ReviewPage } from './review-page'

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const handle = { i18n: ['reviews'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const language = await getLanguage(args.request)
  return presentAdminReview(
    await orNotFound(getAdminReview(args.params.id ?? '', language)),
    language,
  )
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const [id, language] = [args.params.id ?? '', await getLanguage(args.request)]
  return answerForm(
    await readForm(args.request),
    REVIEW_FORMS,
    { id, adminId, language },
    {
      page: adminPaths.review(id),
    },
  )
}

export default function Review() {
  const { title, lead, ...review } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('reviews')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={adminPaths.reviews()} variant="quiet" size="sm">
          {t('page.all')}
        </ButtonLink>
      }
    >
      <ReviewPage review={review} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
