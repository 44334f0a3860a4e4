import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { CouponBadge } from '~/routes/admin/_area/coupon-badge'
import { couponsList } from '~/routes/admin/_area/lists/coupons-list.server'
import { DefinedListPage, RowTitle } from '~/routes/admin/_area/lists/defined-list-page'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Icon } from '~/ui/media/icon'

export const handle = { i18n: ['admin-coupons', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return couponsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Coupons() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-coupons')
  const create = (
    <ButtonLink to={adminPaths.createCoupon()} size="sm">
      <Icon name="plus" size={18} />
      {t('create.title')}
    </ButtonLink>
  )
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')} actions={create}>
      <DefinedListPage
        list={list}
        cells={{
          code: ({ code, href }) => <RowTitle href={href}>{code}</RowTitle>,
          status: ({ state }) => <CouponBadge state={state} name={t(`state.${state}`)} />,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
