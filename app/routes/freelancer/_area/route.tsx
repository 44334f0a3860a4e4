import { Outlet } from '@remix-run/react'
import { SiteFrame } from '~/shell/site-frame'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['dashboard'] }

export default function FreelancerLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage />
    </SiteFrame>
  )
}
