import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newDeliverableForm } from '~/order-room/deliverables/deliverable-forms.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { loadStudioDeliverables } from '~/order-room/deliverables/studio-deliverables.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { DeliverableForm } from '~/order-room/deliverables/deliverable-form'
import { DeliverableList } from './deliverable-list'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['deliverables'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, language, order, frame, at } = await openStudioOrder(args)
  const deliverables = await loadStudioDeliverables(participant, order.id, at, language)
  return {
    title: translator(language, 'deliverables')('title'),
    frame,
    deliverables,
    key: randomUUID(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: studio, language, order, at } = await openStudioOrder(args)
  const context = { studio, orderId: order.id, at, language }
  return answerBy(newDeliverableForm, await readForm(args.request), context, {
    page: at.orderPart(order.id, 'deliverables'),
  })
}

export default function OrderDeliverables() {
  const { title, frame, deliverables, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('deliverables')
  return (
    <StudioOrderPage title={title} frame={frame}>
      {deliverables ? (
        <div className="grid gap-gap">
          <DeliverableList deliverables={deliverables.deliverables} />
          <Card as="section" aria-labelledby="new-pack">
            <h2 id="new-pack" className="mb-5 text-xl">
              {t('studio.new')}
            </h2>
            <DeliverableForm fields={deliverables.form} answer={answer} formKey={key}>
              <Button>{t('studio.create')}</Button>
            </DeliverableForm>
          </Card>
        </div>
      ) : (
        <p className="text-ink-soft">{t('studio.noProject')}</p>
      )}
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
