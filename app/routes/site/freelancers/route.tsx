import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listServiceFacts } from '~/domain/catalog/service-facts.server'
import { presentProgram } from '~/domain/freelancers/program.server'
import { RETENTION } from '~/domain/ground/retention.rules'
import { decisionTime } from '~/routes/site/_area/application.server'
import { pageMeta } from '~/shell/page-meta'
import { loadPublicFreelancers } from '~/routes/site/_area/public-freelancer.server'
import { formatLength } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { ProgramPage } from './program-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['freelancers'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'freelancers')
  return {
    title: t('title'),
    description: t('description'),
    shareImage: '/media/share/freelancers.jpg',
    months: formatLength(RETENTION.declinedApplications, 'month', language),
    decision: decisionTime(translator(language, 'application')),
    program: presentProgram(await listServiceFacts(language), language),
    people: await loadPublicFreelancers(),
  }
}

export default function Freelancers() {
  const { title, decision, months, program, people } = useLoaderData<typeof loader>()
  return <ProgramPage {...{ title, decision, months, program, people }} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
