import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { markAllRead, markRead } from '~/domain/notifications/center.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadCenter } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { isId } from '~/platform/row-id'
import { requireViewer } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { NotificationCenter } from './notification-center'

export const handle = { i18n: ['notifications'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const language = await getLanguage(args.request)
  const title = translator(language, 'notifications')('title')
  return { title, count: viewer.unread, ...(await loadCenter(args.request, viewer, language)) }
}

/** Marks one as read, or all up to the newest that the page showed. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args)
  const t = translator(await getLanguage(args.request), 'notifications')
  const { pathname, search } = new URL(args.request.url)
  const form = await readForm(args.request)
  const [one, newest] = [form.get('one'), form.get('newest')]
  if (isId(one)) {
    await markRead(viewer.id, one)
    return seeOther(pathname + search, { flash: { kind: 'success', text: t('done.one') } })
  }
  const count = isId(newest) ? await markAllRead(viewer.id, newest) : 0
  return seeOther(pathname + search, {
    flash: { kind: 'success', text: count > 0 ? t('done.all', { count }) : t('done.none') },
  })
}

export default function Notifications() {
  const { title, ...center } = useLoaderData<typeof loader>()
  const { t } = useTranslation('notifications')
  const choices = (
    <ButtonLink to={paths.settingsPart('notifications')} variant="secondary" size="sm">
      {t('choose')}
    </ButtonLink>
  )
  return (
    <DashboardFrame area="client" title={title} lead={t('lead')} actions={choices}>
      <NotificationCenter {...center} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
