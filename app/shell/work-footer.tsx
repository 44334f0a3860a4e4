import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { LanguageSwitch } from '~/ui/layout/language-switch'
import { LightVersionSwitch } from '~/ui/layout/light-version-switch'
import { NavItem } from '~/ui/layout/nav-item'
import { keep } from './keep'
import { useLegalLinks } from './navigation'
import type { SiteFooterProps } from './site-footer'

/** One line under the pages that people work in: the legal links, the language, the light version. */
export const WorkFooter = keep('work-footer', (props: SiteFooterProps) => {
  const { t, i18n } = useTranslation('ui')
  return (
    <footer className="site-footer mt-auto border-t border-line" aria-labelledby="footer-title">
      <h2 id="footer-title" className="sr-only">
        {t('footer.title')}
      </h2>
      <div className="measure flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm text-ink-soft">
        <ul className="flex flex-wrap gap-x-4">
          <li className="py-1">
            © {props.year} {brand.legalName}
          </li>
          {useLegalLinks(props.cookieSettings).map((link) => (
            <li key={link.href}>
              <NavItem link={link} className="inline-block py-1 hover:underline" />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-5">
          <LanguageSwitch
            action={paths.language()}
            current={i18n.language}
            languages={LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] }))}
            redirectTo={props.redirectTo}
          />
          <LightVersionSwitch
            action={paths.lightVersion()}
            light={props.light}
            redirectTo={props.redirectTo}
          />
        </div>
      </div>
    </footer>
  )
})
