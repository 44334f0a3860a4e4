import { useTranslation } from 'react-i18next'

/** Drawn text does not break by itself. */
const LINES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export type SampleProps = { text: string; background: string; ratio: string }

/**
 * Text and controls in the two colors, drawn: a picture, since what is too faint to read may be
 * shown but not used. The sizes are those that WCAG 2 tells apart.
 */
export function Sample({ text, background, ratio }: SampleProps) {
  const { t } = useTranslation('color-contrast')
  return (
    <svg
      role="img"
      aria-label={t('sample.label', { text, background, ratio })}
      className="h-[21.5rem] w-full rounded-md border border-line-strong"
    >
      <rect width="100%" height="100%" fill={background} />
      <g fill={text}>
        <text x="28" y="118" className="font-display text-5xl font-semibold">
          {t('result.ratio', { ratio })}
        </text>
        <text x="28" y="180" fontSize="24">
          {t('sample.large')}
        </text>
        <text x="28" y="214" fontSize="18.66" fontWeight="700">
          {t('sample.bold')}
        </text>
        <text x="28" y="246" fontSize="16">
          {t('sample.text')}
        </text>
        {LINES.map((line, index) => (
          <text key={line} x="54%" y={180 + index * 27} fontSize="16" className="max-xl:hidden">
            {t(`sample.prose.${line}`)}
          </text>
        ))}
      </g>
      <g fill="none" stroke={text} strokeWidth="2">
        <rect x="29" y="276" width="30" height="30" rx="3" />
        <path d="m36 291 6 6 11-12" strokeWidth="3" />
        <circle cx="94" cy="291" r="15" />
        <circle cx="94" cy="291" r="6" fill={text} stroke="none" />
        <rect x="129" y="276" width="56" height="30" rx="15" />
        <circle cx="170" cy="291" r="9" fill={text} stroke="none" />
        <path d="M206 306v-12M218 306v-20M230 306v-30M242 306v-16" strokeWidth="7" />
      </g>
    </svg>
  )
}
