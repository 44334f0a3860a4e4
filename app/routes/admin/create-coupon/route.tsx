import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { loadCreateCoupon, newCouponForm } from '~/routes/admin/_area/coupons.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { NewCoupon } from './new-coupon'

export const handle = { i18n: ['admin-coupons'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadCreateCoupon(await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const context = { adminId, id: '', language: await getLanguage(args.request) }
  return answerBy(newCouponForm, await readForm(args.request), context, {
    page: adminPaths.createCoupon(),
  })
}

export default function CreateCoupon() {
  const { title, ...form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-coupons')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('create.lead')}
      actions={
        <ButtonLink to={adminPaths.coupons()} variant="quiet" size="sm">
          {t('back')}
        </ButtonLink>
      }
    >
      <NewCoupon {...form} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
