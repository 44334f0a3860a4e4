import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { DEFAULT_THEME } from '~/platform/theme'
import type { loader as rootLoader } from '~/root'
import { Flash } from '~/ui/feedback/flash'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { LanguageSwitch } from '~/ui/layout/language-switch'
import { LightVersionSwitch } from '~/ui/layout/light-version-switch'
import { SkipLink } from '~/ui/layout/skip-link'
import { ThemeToggle } from '~/ui/layout/theme-toggle'
import { FrontFooter } from './front-footer'
import { FrontHeader } from './front-header'
import type { FrontFrameData } from './shop-front.server'

/** What stands around the pages of a studio's shop front: its own masthead and foot. */
export function FrontFrame({ front, children }: { front: FrontFrameData; children: ReactNode }) {
  const chrome = useRouteLoaderData<typeof rootLoader>('root')
  const { t, i18n } = useTranslation('studio-front')
  const here = chrome?.here ?? front.links.home
  const flash = chrome?.flash
    ? [{ id: chrome.flash.id, tone: chrome.flash.kind, title: chrome.flash.text }]
    : []
  const switches = (
    <>
      {front.languages.length > 1 && (
        <LanguageSwitch
          action={paths.language()}
          current={i18n.language}
          languages={front.languages}
          redirectTo={here}
        />
      )}
      <ThemeToggle
        action={paths.theme()}
        theme={chrome?.theme ?? DEFAULT_THEME}
        redirectTo={here}
        look="row"
      />
      <LightVersionSwitch
        action={paths.lightVersion()}
        light={chrome?.light ?? false}
        redirectTo={here}
      />
    </>
  )
  return (
    <>
      <SkipLink />
      <FrontHeader
        name={front.name}
        logoHref={front.logoHref}
        links={front.links}
        totalItems={chrome?.cart?.totalItems ?? 0}
      />
      {front.preview && (
        <Container className="pt-4">
          <Notice tone="warning" title={t('preview.title')}>
            {t('preview.text')}
          </Notice>
        </Container>
      )}
      <Flash messages={flash} />
      {children}
      <FrontFooter seller={front.seller} switches={switches} />
    </>
  )
}
