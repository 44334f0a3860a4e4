import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { openClientPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import { answerConstraint, CLIENT_FORMS } from '~/order-room/deliverables/deliverable-forms.server'
import { loadDeliverables } from '~/order-room/deliverables/deliverables.server'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { DeliverablesPage } from './deliverables-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['deliverables'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, language, order, frame, status } = await openClientPage(args)
  const deliverables = order ? await loadDeliverables(reader, order.id, language) : []
  return data(
    {
      title: translator(language, 'deliverables')('title'),
      frame,
      deliverables,
      constraint: answerConstraint(language),
    },
    { status },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { reader: client, language } = await requireClient(args)
  const order = new URL(args.request.url).searchParams.get('order') ?? undefined
  return answerForm(
    await readForm(args.request),
    CLIENT_FORMS,
    { client, language },
    { page: paths.deliverables({ order }) },
  )
}

export default function Deliverables() {
  const { title, frame, deliverables, constraint } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('deliverables')
  return (
    <ClientPage title={title} lead={t('lead')} frame={frame}>
      <DeliverablesPage
        deliverables={deliverables}
        mayAnswer={frame.mayAnswer}
        answer={answer}
        constraint={constraint}
      />
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
