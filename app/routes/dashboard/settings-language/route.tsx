import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { isLightVersion } from '~/platform/light-version.server'
import { requireViewer } from '~/platform/session/guards.server'
import { getTheme } from '~/platform/theme.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { LanguageAndTheme } from './language-and-theme'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireViewer(args)
  const { request } = args
  const [language, theme, light] = await Promise.all([
    getLanguage(request),
    getTheme(request),
    isLightVersion(request),
  ])
  return { title: translator(language, 'settings')('language.title'), language, theme, light }
}

export default function LanguageSettings() {
  const { title, ...chosen } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={t('language.lead')}>
      <LanguageAndTheme {...chosen} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
