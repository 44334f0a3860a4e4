import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { countryOptions } from '~/domain/ground/countries'
import { payoutDetailsSchema } from '~/domain/payouts/payout-details.schema'
import { findOwnFreelancer } from '~/domain/payouts/payout-details.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { detailsDefaults, detailsForm, presentDetails } from './page.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireFreelancer } from '~/platform/session/guards.server'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { ErrorPage } from '~/ui/layout/error-page'
import { DetailsForm } from './details-form'
import { NoPayments } from '~/routes/freelancer/_area/payments-page'

export const handle = { i18n: ['payouts'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireFreelancer(args)
  const language = await getLanguage(args.request)
  const t = translator(language, 'payouts')
  const freelancer = await findOwnFreelancer(viewer.id)
  return {
    ...{ title: t('details.title'), lead: t('details.lead'), studio: brand.legalName },
    known: freelancer && presentDetails(freelancer.details, language),
    form: freelancer && {
      defaults: detailsDefaults(freelancer.details),
      countries: countryOptions(language),
      constraint: getZodConstraint(payoutDetailsSchema()),
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireFreelancer(args)
  const { request } = args
  const context = { request, viewer, language: await getLanguage(request) }
  return answerBy(detailsForm, await readForm(request), context, {
    page: paths.freelancerPayments(),
  })
}

export default function PayoutDetails() {
  const { title, lead, studio, known, form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('payouts')
  return (
    <DashboardFrame area="freelancer" title={title} lead={lead}>
      {known && (
        <Card as="section" aria-labelledby="known" className="mb-gap">
          <h2 id="known" className="mb-4 text-xl">
            {t('details.known')}
          </h2>
          <DescriptionList items={known} />
        </Card>
      )}
      {form ? <DetailsForm {...form} studio={studio} answer={answer} /> : <NoPayments />}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
