import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentDeskBrand, answerDeskBrand } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { openDeskForm } from '~/routes/studiostack/_desk/desk-forms.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { BrandForm } from './brand-form'
import { BrandSample } from './brand-sample'
import { BrandVerdict } from './brand-verdict'
import { LogoForm } from './logo-form'

export const handle = { i18n: ['studio-desk', 'studio-shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentDeskBrand(studio, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  return answerDeskBrand(args.request, await openDeskForm(args))
}

export default function DeskBrand() {
  const { title, look, sample, verdict, logo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('studio-shop')
  return (
    <StudioDeskFrame title={title} lead={t('brand.lead')}>
      <BrandSample {...sample} />
      {verdict && <BrandVerdict verdict={verdict} />}
      <BrandForm {...look} answer={answer} />
      <LogoForm {...logo} answer={answer} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
