import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { FrontFrame } from './front-frame'
import { loadFrontFrame } from './shop-front.server'
import { SiteFrame } from '~/shell/site-frame'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['studio-front'] }

export async function loader(args: LoaderFunctionArgs) {
  return loadFrontFrame(args)
}

export default function FrontLayout() {
  return (
    <FrontFrame front={useLoaderData<typeof loader>()}>
      <Outlet />
    </FrontFrame>
  )
}

/** Where there is no such shop, or no such page in it, the site itself answers. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage />
    </SiteFrame>
  )
}
