import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { DefinedListPage, RowTitle } from '~/routes/admin/_area/lists/defined-list-page'
import { studiosList } from '~/routes/admin/_area/lists/studios-list.server'
import { StudioBadge } from '~/routes/admin/_area/studio-badge'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-studios', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return studiosList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function AdminStudios() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-studios')
  const waitlist = (
    <ButtonLink to={adminPaths.waitlist()} variant="quiet" size="sm">
      {t('waitlist')}
    </ButtonLink>
  )
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')} actions={waitlist}>
      <DefinedListPage
        list={list}
        cells={{
          studio: ({ name, href }) => <RowTitle href={href}>{name}</RowTitle>,
          status: ({ state }) => <StudioBadge state={state} name={t(`status.${state}`)} />,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
