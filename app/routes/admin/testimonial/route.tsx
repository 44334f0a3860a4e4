import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getTestimonial } from '~/domain/content/testimonials.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { answerBy } from '~/shell/forms.server'
import {
  presentTestimonial,
  testimonialForm,
} from '~/routes/admin/_area/curation/testimonial-form.server'
import { NEW_TESTIMONIAL, adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { readRowNumber } from '~/platform/row-id'
import { requireAdmin } from '~/platform/session/guards.server'
import { RecordHistory } from '~/routes/admin/_area/curation/record-history'
import { TestimonialForm } from './testimonial-form'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const handle = { i18n: ['admin-featured', 'curation', 'products'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { id } = args.params
  const stored = id === NEW_TESTIMONIAL ? null : await orNotFound(getTestimonial(readRowNumber(id)))
  return presentTestimonial(
    stored,
    new URL(args.request.url).searchParams,
    await getLanguage(args.request),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const asked = args.params.id
  const id =
    asked === NEW_TESTIMONIAL ? null : (await orNotFound(getTestimonial(readRowNumber(asked)))).id
  const context = { id, adminId, language: await getLanguage(args.request) }
  return answerBy(testimonialForm, await readForm(args.request), context, {
    page: adminPaths.place('testimonials'),
  })
}

export default function Testimonial() {
  const { title, form, history } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('admin-featured')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('testimonial.lead')}
      actions={
        <ButtonLink to={adminPaths.place('testimonials')} variant="quiet" size="sm">
          {t('places.testimonials.title')}
        </ButtonLink>
      }
    >
      <TestimonialForm {...form} answer={answer} />
      {history && <RecordHistory history={history} />}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
