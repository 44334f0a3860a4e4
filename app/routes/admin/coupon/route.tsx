import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { COUPON_FORMS, loadCoupon } from '~/routes/admin/_area/coupons.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { CouponPage } from './coupon-page'

export const handle = { i18n: ['admin-coupons'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadCoupon(args.params.id ?? '', await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const id = args.params.id ?? ''
  return answerForm(
    await readForm(args.request),
    COUPON_FORMS,
    { adminId, id, language: await getLanguage(args.request) },
    { page: adminPaths.coupon(id) },
  )
}

export default function Coupon() {
  const { title, ...coupon } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-coupons')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      actions={
        <ButtonLink to={adminPaths.coupons()} variant="quiet" size="sm">
          {t('back')}
        </ButtonLink>
      }
    >
      <CouponPage {...coupon} answer={useActionData<typeof action>()} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
