import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { answerDeskSettings, presentDeskSettings } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { openDeskForm } from '~/routes/studiostack/_desk/desk-forms.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { SellerForm } from './seller-form'
import { SellingForm } from './selling-form'
import { SlugForm } from './slug-form'
import { WordsForm } from './words-form'

export const handle = { i18n: ['studio-desk', 'studio-shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentDeskSettings(studio, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const context = await openDeskForm(args)
  return answerDeskSettings(await readForm(args.request), context)
}

export default function DeskSettings() {
  const { title, seller, selling, words, slug } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('studio-shop')
  return (
    <StudioDeskFrame title={title} lead={t('settings.lead')}>
      <SellerForm {...seller} answer={answer} />
      <SellingForm {...selling} answer={answer} />
      <WordsForm {...words} answer={answer} />
      <SlugForm {...slug} answer={answer} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
