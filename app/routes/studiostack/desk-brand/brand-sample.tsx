import { useTranslation } from 'react-i18next'

type View = {
  theme: 'light' | 'dark'
  ground: string
  ink: string
  soft: string
  line: string
  button: string
  label: string
  link: string
}

/** The head of a shop in the studio's colors and kind of typeface, by day and by night. */
export function BrandSample({
  name,
  families,
  views,
}: {
  name: string
  families: { display: string; text: string }
  views: View[]
}) {
  const { t } = useTranslation('studio-shop')
  return (
    <div className="grid gap-gap sm:grid-cols-2">
      {views.map(({ theme, ground, ink, soft, line, button, label, link }) => (
        <figure key={theme} className="grid gap-2">
          <svg
            viewBox="0 0 360 200"
            role="img"
            aria-label={t(`sample.${theme}`)}
            fontFamily={families.text}
            className="w-full border border-line"
          >
            <rect width="360" height="200" fill={ground} />
            <text
              x="20"
              y="36"
              fontSize="18"
              fontWeight="700"
              fontFamily={families.display}
              fill={ink}
            >
              {name.length > 28 ? `${name.slice(0, 27)}…` : name}
            </text>
            <rect x="20" y="50" width="320" height="2" fill={ink} />
            <text x="20" y="90" fontSize="15" fontFamily={families.display} fill={ink}>
              {t('sample.text')}
            </text>
            <text x="20" y="114" fontSize="13" fill={soft}>
              {t('sample.soft')}
            </text>
            <rect x="20" y="134" width="320" height="1" fill={line} />
            <rect x="20" y="150" width="120" height="34" fill={button} />
            <text x="80" y="172" fontSize="14" fontWeight="700" textAnchor="middle" fill={label}>
              {t('sample.button')}
            </text>
            <text x="160" y="172" fontSize="14" textDecoration="underline" fill={link}>
              {t('sample.link')}
            </text>
          </svg>
          <figcaption className="text-sm text-ink-soft">{t(`sample.${theme}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
