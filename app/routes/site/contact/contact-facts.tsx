import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'

const linkClass = 'inline-block min-h-6 max-w-full quiet-link'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Mail, phone, hours, and who the company is. */
export function ContactFacts() {
  const { t } = useTranslation('contact')
  const { t: ui } = useTranslation('ui')
  return (
    <aside aria-labelledby="facts-title" className="grid content-start gap-5">
      <h2 id="facts-title" className="text-xl">
        {t('facts.title')}
      </h2>
      <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <Fact term={t('facts.mail')}>
          <a href={`mailto:${brand.email}`} className={linkClass}>
            {brand.email}
          </a>
        </Fact>
        <Fact term={t('facts.phone')}>
          <a href={`tel:${brand.phone.replace(/\s/g, '')}`} className={linkClass}>
            {brand.phone}
          </a>
        </Fact>
        <Fact term={t('facts.hours')}>{t('facts.hoursText')}</Fact>
        <Fact term={t('facts.languages')}>{t('facts.languagesText')}</Fact>
        <Fact term={t('facts.company')}>
          {brand.legalName}{' '}
          <span className="block text-sm text-ink-soft">
            {ui('footer.registration')} {brand.companyNumber}
          </span>{' '}
          <span className="block text-sm text-ink-soft">
            {ui('footer.vat')} {brand.vatNumber}
          </span>
        </Fact>
      </dl>
    </aside>
  )
}
