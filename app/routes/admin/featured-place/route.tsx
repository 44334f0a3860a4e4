import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { isPlace } from '~/domain/featured/place.rules'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadPlace } from '~/routes/admin/_area/curation/featured-content.server'
import { handlePlaceStep } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { notFound } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { PlacePage } from './place-page'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Icon } from '~/ui/media/icon'

export const handle = { i18n: ['admin-featured'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { place } = args.params
  if (!isPlace(place)) throw notFound()
  return loadPlace(
    place,
    new URL(args.request.url).searchParams.get('entry') ?? '',
    await getLanguage(args.request),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { place } = args.params
  if (!isPlace(place)) throw notFound()
  return handlePlaceStep(await readForm(args.request), {
    place,
    adminId,
    language: await getLanguage(args.request),
  })
}

export default function FeaturedPlace() {
  const { title, lead, publicHref, ...place } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-featured')
  const actions = (
    <>
      <ButtonLink to={publicHref} variant="secondary" size="sm">
        <Icon name="eye" size={18} />
        {t('public')}
      </ButtonLink>{' '}
      <ButtonLink to={adminPaths.featured()} variant="quiet" size="sm">
        {t('all')}
      </ButtonLink>
    </>
  )
  return (
    <DashboardFrame area="admin" title={title} lead={lead} actions={actions}>
      <PlacePage {...place} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
