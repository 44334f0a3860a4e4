import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_PREFERENCES } from '~/domain/consent/consent.rules'
import { findConsent } from '~/shell/consent.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { PreferencesForm } from '~/shell/preferences-form'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['consent'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'consent')
  return {
    title: t('title'),
    description: t('description'),
    preferences: (await findConsent(request)) ?? DEFAULT_PREFERENCES,
    redirectTo: safeRedirect(new URL(request.url).searchParams.get('redirectTo'), paths.home()),
  }
}

export default function CookiePreferencesPage() {
  const { title, description, preferences, redirectTo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('consent')
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={description} />
        <div className="max-w-form pb-section">
          <PreferencesForm
            id="cookies"
            preferences={preferences}
            redirectTo={redirectTo}
            cancel={
              <ButtonLink variant="secondary" to={redirectTo}>
                {t('cancel')}
              </ButtonLink>
            }
          />
        </div>
      </Container>
    </Main>
  )
}
