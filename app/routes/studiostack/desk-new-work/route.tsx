import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentWorkForm, workForm } from '~/routes/studiostack/_desk/works.server'
import { pageMeta } from '~/shell/page-meta'
import { openDeskForm } from '~/routes/studiostack/_desk/desk-forms.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { answerBy } from '~/shell/forms.server'
import { studioPaths } from '~/paths/studio'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { WorkForm } from '~/routes/studiostack/_desk/work-form'

export const handle = { i18n: ['studio-desk', 'studio-goods'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  const language = await getLanguage(args.request)
  return {
    title: translator(language, 'studio-goods')('works.new'),
    work: presentWorkForm(studio, null, language),
  }
}

export async function action(args: ActionFunctionArgs) {
  const context = { ...(await openDeskForm(args)), work: null }
  return answerBy(workForm, await readForm(args.request), context, { page: studioPaths.projects() })
}

export default function DeskNewWork() {
  const { title, work } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('studio-goods')
  return (
    <StudioDeskFrame title={title} lead={t('works.newLead')}>
      <WorkForm work={work} answer={answer} isNew />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
