import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentEnquiries, answerEnquiries } from '~/routes/studiostack/_desk/sales.server'
import { pageMeta } from '~/shell/page-meta'
import { openDeskForm } from '~/routes/studiostack/_desk/desk-forms.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { EnquiryList } from './enquiry-list'

export const handle = { i18n: ['studio-desk', 'studio-sales'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentEnquiries(args.request, studio, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const context = await openDeskForm(args)
  return answerEnquiries(await readForm(args.request), context)
}

export default function DeskEnquiries() {
  const { title, ...list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-sales')
  return (
    <StudioDeskFrame title={title} lead={t('enquiries.lead')}>
      <EnquiryList {...list} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
