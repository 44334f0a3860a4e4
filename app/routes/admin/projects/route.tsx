import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadAdminProjects } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ProjectsPage } from './projects-page'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Icon } from '~/ui/media/icon'

export const handle = { i18n: ['curation', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadAdminProjects(
    new URL(args.request.url).searchParams,
    adminId,
    await getLanguage(args.request),
  )
}

export default function Projects() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('curation')
  const create = (
    <ButtonLink to={adminPaths.createShowcaseProject()} size="sm">
      <Icon name="plus" size={18} />
      {t('create.showcase')}
    </ButtonLink>
  )
  return (
    <DashboardFrame area="admin" title={title} lead={t('projects.lead')} actions={create}>
      <ProjectsPage {...list} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
