import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { resetCalendarUrl } from '~/domain/calendar/calendar-feed.server'
import { holdDigest, saveChoices } from '~/domain/notifications/preferences.server'
import { loadNotificationSettings, readChosen } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CalendarAddress } from '~/account/calendar-address'
import { ChoicesForm } from './choices-form'

export const handle = { i18n: ['notifications'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const language = await getLanguage(args.request)
  return {
    title: translator(language, 'notifications')('title'),
    ...(await loadNotificationSettings(viewer, language)),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args)
  const t = translator(await getLanguage(args.request), 'notifications')
  const done = (text: string) =>
    seeOther(paths.settingsPart('notifications'), { flash: { kind: 'success', text } })
  const form = await readForm(args.request)
  const intent = form.get('intent')
  if (intent === 'calendar') {
    await resetCalendarUrl(viewer.id)
    return done(t('calendar.resetDone'))
  }
  if (intent === 'digest') {
    await holdDigest(viewer.id, false)
    return done(t('settings.held.done'))
  }
  const chosen = readChosen(form, viewer)
  if (!chosen)
    return seeOther(paths.settingsPart('notifications'), {
      flash: { kind: 'danger', text: t('settings.invalid') },
    })
  await saveChoices(viewer.id, chosen)
  return done(t('settings.saved'))
}

export default function NotificationSettings() {
  const { title, calendarUrl, ...choices } = useLoaderData<typeof loader>()
  const { t } = useTranslation('notifications')
  return (
    <SettingsPage title={title} lead={t('settings.lead')}>
      <ChoicesForm {...choices} />
      {calendarUrl && <CalendarAddress url={calendarUrl} />}
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
