import { Outlet } from '@remix-run/react'
import { WorkFrame } from '~/shell/work-frame'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['studio-desk', 'dashboard'] }

export default function StudioDeskLayout() {
  return (
    <WorkFrame>
      <Outlet />
    </WorkFrame>
  )
}

export function ErrorBoundary() {
  return (
    <WorkFrame>
      <ErrorPage />
    </WorkFrame>
  )
}
