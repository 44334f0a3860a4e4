import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { keepTimeZone } from '~/domain/people/kept-choices.server'
import { readTimeZone, TIME_ZONES } from '~/domain/people/time-zone.rules'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { pageMeta } from '~/shell/page-meta'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { isLightVersion } from '~/platform/light-version.server'
import { requireSelf, requireViewer } from '~/platform/session/guards.server'
import { getTheme } from '~/platform/theme.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { LanguageAndTheme } from './language-and-theme'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { timeZone } = await requireViewer(args)
  const { request } = args
  const [language, theme, light] = await Promise.all([
    getLanguage(request),
    getTheme(request),
    isLightVersion(request),
  ])
  const title = translator(language, 'settings')('language.title')
  return { title, language, theme, light, zone: timeZone ?? '', zones: [...TIME_ZONES] }
}

/** Keeps the zone in which moments are told. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireSelf(args)
  const t = translator(await getLanguage(args.request), 'settings')
  const zone = readTimeZone((await readForm(args.request)).get('zone'))
  if (zone === undefined) return data({ zoneError: t('language.zone.unknown') }, { status: 400 })
  await keepTimeZone(viewer, zone)
  return seeOther(paths.settingsPart('language'), {
    flash: { kind: 'success', text: t('language.zone.saved') },
  })
}

export default function LanguageSettings() {
  const { title, ...chosen } = useLoaderData<typeof loader>()
  const zoneError = useActionData<typeof action>()?.zoneError
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={t('language.lead')}>
      <LanguageAndTheme {...chosen} zoneError={zoneError} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
