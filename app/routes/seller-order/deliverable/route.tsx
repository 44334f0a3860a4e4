import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PACK_FORMS } from '~/order-room/deliverables/deliverable-forms.server'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { loadStudioDeliverable } from '~/order-room/deliverables/studio-deliverables.server'
import { readForm } from '~/platform/http/form.server'
import { DeliverableContent, DeliverableStatus } from '~/order-room/deliverables/deliverable'
import { DeliverableForm } from '~/order-room/deliverables/deliverable-form'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { ErrorPage } from '~/ui/layout/error-page'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Form } from '~/ui/form/form'

export const handle = { i18n: ['deliverables'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, language, order, frame, at } = await openStudioOrder(args)
  const deliverable = await loadStudioDeliverable(
    participant,
    order.id,
    args.params.deliverableId ?? '',
    language,
  )
  return {
    title: deliverable.title,
    frame,
    deliverable,
    allHref: at.orderPart(order.id, 'deliverables'),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: studio, language, order, at } = await openStudioOrder(args)
  const { id } = await loadStudioDeliverable(
    studio,
    order.id,
    args.params.deliverableId ?? '',
    language,
  )
  const context = { studio, orderId: order.id, id, at, language }
  return answerForm(await readForm(args.request), PACK_FORMS, context, {
    page: at.orderDeliverable(order.id, id),
  })
}

export default function OrderDeliverable() {
  const { title, frame, deliverable, allHref } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('deliverables')
  const back = (
    <ButtonLink to={allHref} variant="quiet" size="sm">
      {t('studio.back')}
    </ButtonLink>
  )
  return (
    <StudioOrderPage title={title} frame={frame} actions={back}>
      <Card className="grid gap-4">
        <div>
          <DeliverableStatus status={deliverable.status} side="studio" />
        </div>
        {deliverable.form ? (
          <>
            <DeliverableForm key={deliverable.id} fields={deliverable.form} answer={answer}>
              <Button name="intent" value="share">
                {t('studio.share')}
              </Button>{' '}
              <Button name="intent" value="save" variant="secondary">
                {t('studio.save')}
              </Button>
            </DeliverableForm>
            <Disclosure summary={t('studio.discard')}>
              <Form method="post" className="grid justify-items-start gap-4">
                <p>{t('studio.discardText')}</p>
                <Button name="intent" value="discard" variant="danger" size="sm">
                  {t('studio.discard')}
                </Button>
              </Form>
            </Disclosure>
          </>
        ) : (
          <DeliverableContent deliverable={deliverable} />
        )}
        {deliverable.replaceable && (
          <Form method="post">
            <Button name="intent" value="replace" variant="secondary" size="sm">
              {t('studio.replace')}
            </Button>
          </Form>
        )}
      </Card>
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
