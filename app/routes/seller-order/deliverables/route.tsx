import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newPackForm } from '~/order-room/deliverables/deliverable-forms.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { loadStudioPacks } from '~/order-room/deliverables/studio-packs.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { PackForm } from '~/order-room/deliverables/pack-form'
import { PackList } from './pack-list'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['deliverables'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, language, order, frame, at } = await openStudioOrder(args)
  const packs = await loadStudioPacks(participant, order.id, at, language)
  return { title: translator(language, 'deliverables')('title'), frame, packs, key: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: studio, language, order, at } = await openStudioOrder(args)
  const context = { studio, orderId: order.id, at, language }
  return answerBy(newPackForm, await readForm(args.request), context, {
    page: at.orderPart(order.id, 'deliverables'),
  })
}

export default function OrderDeliverables() {
  const { title, frame, packs, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('deliverables')
  return (
    <StudioOrderPage title={title} frame={frame}>
      {packs ? (
        <div className="grid gap-gap">
          <PackList packs={packs.packs} />
          <Card as="section" aria-labelledby="new-pack">
            <h2 id="new-pack" className="mb-5 text-xl">
              {t('studio.new')}
            </h2>
            <PackForm fields={packs.form} answer={answer} formKey={key}>
              <Button>{t('studio.create')}</Button>
            </PackForm>
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
