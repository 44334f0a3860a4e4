import { useTranslation } from 'react-i18next'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Section } from '~/ui/layout/section'

export type OpenShop = { name: string; tagline: { text: string; language: string }; href: string }

/** Shops of other studios that anybody can walk into. */
export function OpenShops({ shops }: { shops: OpenShop[] }) {
  const { t } = useTranslation('studio-stack')
  return (
    <Section id="shops" title={t('shops.title')} lead={t('shops.lead')} layout="beside">
      <ul className="grid gap-8">
        {shops.map(({ name, tagline, href }) => (
          <li key={href} className="grid justify-items-start gap-2 border-t border-canal pt-4">
            <h3 className="text-xl">{name}</h3>
            <p lang={tagline.language} className="text-ink-soft">
              {tagline.text}
            </p>
            <ArrowLink to={href}>{t('shops.link', { name })}</ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
