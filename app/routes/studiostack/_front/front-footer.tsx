import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'

export type FrontFooterProps = {
  seller: { name: string; lines: string[]; numbers: string[]; email: string | null }
  /** Language, theme, light version. */
  switches: ReactNode
}

const linkClass = 'inline-block min-h-6 quiet-link'

/** Who sells and by which terms, and what the shop is made with. */
export function FrontFooter({ seller, switches }: FrontFooterProps) {
  const { t } = useTranslation('studio-front')
  const { t: common } = useTranslation('common')
  const legal = [
    { label: common('nav.terms'), href: paths.terms() },
    { label: common('nav.privacy'), href: paths.privacy('orders') },
    { label: t('footer.cookies'), href: paths.cookiePolicy() },
  ]
  return (
    <footer className="measure mt-auto">
      <div className="grid gap-x-gap gap-y-8 border-t-2 border-ink pt-8 pb-12 md:grid-cols-3">
        <section id="seller" aria-labelledby="seller-title" className="grid content-start gap-1">
          <h2 id="seller-title" className="pb-2 text-base">
            {t('seller.title')}
          </h2>
          <p className="font-semibold">{seller.name}</p>
          <address className="not-italic">
            {seller.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          {seller.numbers.map((number) => (
            <p key={number} className="text-sm text-ink-soft">
              {number}
            </p>
          ))}
          {seller.email && (
            <p>
              <a href={`mailto:${seller.email}`} className={linkClass}>
                {seller.email}
              </a>
            </p>
          )}
        </section>
        <section aria-labelledby="terms-title" className="grid content-start gap-2">
          <h2 id="terms-title" className="text-base">
            {t('footer.terms')}
          </h2>
          <p className="max-w-[40ch] text-sm text-ink-soft">
            {t('footer.collects', { seller: seller.name })}
          </p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {legal.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid content-start gap-2">
          {switches}
          <p className="text-sm">
            <a href={paths.studioStack()} className={linkClass}>
              {t('footer.madeWith')}
            </a>
          </p>
        </div>
      </div>
    </footer>
  )
}
