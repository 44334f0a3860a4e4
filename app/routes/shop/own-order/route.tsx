import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Guest } from '~/domain/people/participant.rules'
import { loadOwnOrder, presentConfirmation } from '~/routes/shop/_area/confirmation.server'
import { pageMeta } from '~/shell/page-meta'
import { presentBrief } from '~/order-room/details/project-details.server'
import { answerBrief } from '~/order-room/details/project-details-steps.server'
import { useSettledAnswer } from '~/shell/read-again'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { NumberedTitle } from '~/ui/layout/numbered-title'
import { PageHeader } from '~/ui/layout/page-header'
import { Brief } from '~/order-room/details/brief-text'
import { ConfirmedOrder } from '~/routes/shop/_area/confirmed-order'

export const handle = { i18n: ['checkout', 'project'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address sees the order. */
export { linkPageHeaders as headers } from '~/shell/link-page'

const guestOf = (orderId: string): Guest => ({ side: 'guest', userId: null, orderId })

/**
 * An order that is in no account, by the link of its mail, with the brief that its buyer answers
 * here.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { order, language } = await loadOwnOrder(args, args.params.token ?? '')
  return {
    title: translator(language, 'checkout')('confirmation.aloneTitle', { number: order.number }),
    order: presentConfirmation(order, language, false),
    brief: await presentBrief(order, {
      participant: guestOf(order.id),
      language,
      mayAnswer: true,
    }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const token = args.params.token ?? ''
  const { order, language } = await loadOwnOrder(args, token)
  return answerBrief(
    args.request,
    { participant: guestOf(order.id), orderId: order.id, language },
    // Without a hash: a change of that alone would not be read anew by script.
    paths.ownOrder(token),
  )
}

export default function OwnOrder() {
  const { title, order, brief } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation(['checkout', 'project'])
  return (
    <Main>
      <Container>
        <PageHeader
          title={<NumberedTitle title={title} number={order.number} />}
          lead={t('confirmation.aloneLead')}
          size="page"
        />
        <ConfirmedOrder order={order} />
        {brief && (
          <section
            id="order-brief"
            aria-label={t('project:parts.brief')}
            tabIndex={-1}
            className="scroll-mt-28 pb-24"
          >
            <Brief brief={brief} side="client" answer={answer} />
          </section>
        )}
      </Container>
    </Main>
  )
}
