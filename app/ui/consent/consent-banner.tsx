import { Link } from '@remix-run/react'
import type { FormEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CONSENT_TEXT_VERSION } from '../../domain/consent/consent.rules'
import { paths } from '../../paths'
import { Button } from '../form/button'

export type ConsentBannerProps = {
  redirectTo: string
  onChoose: (event: FormEvent<HTMLFormElement>) => void
  onCustomize: (event: MouseEvent) => void
}

const look = { variant: 'secondary', size: 'sm', wide: true, className: 'px-2!' } as const

/** Asks for the cookie choice (spec §2.11): rejecting is one press of an equal button. Each button works as a plain form. */
export function ConsentBanner({ redirectTo, onChoose, onCustomize }: ConsentBannerProps) {
  const { t, i18n } = useTranslation('ui')
  return (
    <section aria-label={t('consent.label')} className="consent-banner">
      <div className="mx-auto grid max-w-wide items-center gap-x-gap gap-y-3 lg:grid-cols-[1fr_32rem]">
        <p className="max-w-[72ch] text-sm">
          {t('consent.text')}{' '}
          <Link to={paths.privacy()} className="font-semibold underline underline-offset-4 hover:text-canal">{t('consent.privacy')}</Link>
        </p>
        <div className="grid gap-2 min-[22rem]:grid-cols-3">
          <form action={paths.cookiePreferences()} className="contents">
            <input type="hidden" name="redirectTo" value={redirectTo} />
            <Button {...look} onClick={onCustomize}>{t('consent.customize')}</Button>
          </form>
          <form method="post" action={paths.consent()} onSubmit={onChoose} className="contents">
            <input type="hidden" name="redirectTo" value={redirectTo} />
            <input type="hidden" name="textVersion" value={CONSENT_TEXT_VERSION} />
            <input type="hidden" name="language" value={i18n.language} />
            <Button {...look} name="intent" value="reject">{t('consent.reject')}</Button>
            <Button {...look} name="intent" value="accept">{t('consent.accept')}</Button>
          </form>
        </div>
      </div>
    </section>
  )
}
