import { Outlet } from '@remix-run/react'
import { SiteFrame } from '~/shell/site-frame'
import { ErrorPage } from '~/ui/layout/error-page'

export default function SiteLayout() {
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
