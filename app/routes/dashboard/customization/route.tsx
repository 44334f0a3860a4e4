import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { OVERVIEW_CARDS, readArrangement } from '~/domain/projects/overview-cards.rules'
import { forgetCards, readCards, saveCards } from '~/domain/projects/overview-cards.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { CardArrangement } from './card-arrangement'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['overview'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireViewer(args)
  const t = translator(await getLanguage(args.request), 'overview')
  return { title: t('customization.title'), cards: await readCards(id) }
}

export async function action(args: ActionFunctionArgs) {
  const { id } = await requireViewer(args)
  const form = await readForm(args.request)
  const t = translator(await getLanguage(args.request), 'overview')
  if (form.get('intent') === 'reset') {
    await forgetCards(id)
    return seeOther(paths.customization(), {
      flash: { kind: 'success', text: t('customization.wasReset') },
    })
  }
  const { cards, moved } = readArrangement({
    order: form.getAll('card'),
    shown: form.getAll('show'),
    move: form.get('move'),
  })
  await saveCards(id, cards)
  if (moved) return seeOther(`${paths.customization()}#card-${moved}`)
  return seeOther(paths.overview(), { flash: { kind: 'success', text: t('customization.saved') } })
}

export default function Customization() {
  const { title, cards } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  const back = (
    <ButtonLink to={paths.overview()} variant="quiet" size="sm">
      {t('customization.back')}
    </ButtonLink>
  )
  return (
    <DashboardFrame area="client" title={title} lead={t('customization.lead')} actions={back}>
      <CardArrangement
        key={cards.map(({ card, visible }) => `${card}${visible}`).join()}
        cards={cards}
        isFirst={cards.every(
          ({ card, visible }, index) => visible && card === OVERVIEW_CARDS[index],
        )}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
