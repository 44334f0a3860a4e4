import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { listViews } from '~/domain/clients/view-as.server'
import { describeBrowser } from '~/domain/people/browser.rules'
import {
  countPrograms,
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '~/domain/people/sessions.server'
import { pageMeta } from '~/shell/page-meta'
import { openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { endSession, findSessionId, FORGET } from '~/platform/session/session.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { SessionList } from './session-list'
import { StudioLooks } from './studio-looks'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, t } = await openSettings(args, 'recent')
  const [own, sessions, programs, views] = await Promise.all([
    findSessionId(args.request),
    listSessions(viewer.id),
    countPrograms(viewer.id),
    viewer.role === 'client' ? listViews(viewer.id) : null,
  ])
  const name = (userAgent: string | null) => {
    const { browser, system } = describeBrowser(userAgent)
    if (browser && system) return t('sessions.browserOn', { browser, system })
    return browser ?? system ?? t('sessions.unknown')
  }
  const rows = sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    name: name(userAgent),
    current: id === own,
    since: formatDateTime(createdAt, language),
    seen: formatDateTime(lastSeenAt, language),
  }))
  const looks =
    views?.map(({ id, at, reason }) => ({
      id,
      when: formatDateTime(at, language),
      reason: reason ?? '',
    })) ?? null
  return {
    title: t('sessions.title'),
    looks,
    programs,
    sessions: rows.sort((a, b) => Number(b.current) - Number(a.current)),
  }
}

/** Signs somebody out everywhere else; what that ended, in words. */
async function endOthers(userId: number, own: string, t: TFunction<'settings'>) {
  const { sessions, tokens, webhooks } = await endOtherSessions(userId, own)
  const texts = [t('sessions.othersEnded', { count: sessions })]
  if (tokens > 0) texts.push(t('sessions.tokensEnded', { count: tokens }))
  if (webhooks > 0) texts.push(t('sessions.webhooksEnded', { count: webhooks }))
  return texts.join(' ')
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, t } = await openSettings(args, 'recent')
  const form = await readForm(args.request)
  const own = await findSessionId(args.request)
  const id = form.get('session')
  const tell = (text: string) =>
    seeOther(paths.settingsPart('sessions'), { flash: { kind: 'success', text } })
  if (form.get('intent') === 'others') return tell(await endOthers(viewer.id, own, t))
  if (form.get('intent') !== 'end' || typeof id !== 'string') return data(null, { status: 400 })
  if (id === own)
    return seeOther(paths.auth(), {
      cookies: [await endSession(args.request)],
      headers: FORGET,
      flash: { kind: 'success', text: t('sessions.ownEnded') },
    })
  if (!/^[0-9a-f]{64}$/.test(id) || !(await endOwnSession(viewer.id, id))) throw notFound()
  return tell(t('sessions.ended'))
}

export default function SessionSettings() {
  const { title, sessions, programs, looks } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={t('sessions.lead')}>
      <SessionList sessions={sessions} {...programs} />
      {looks && <StudioLooks looks={looks} />}
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
