import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Section } from '~/ui/layout/section'
import { ArrowLink } from '~/ui/layout/arrow-link'

const STEPS = ['account', 'project', 'invoice', 'mail'] as const
const SECONDS = Array.from({ length: 61 }, (_, second) => second)
const FIVE = 5

/** A minute as a ruler: what is set up stands at its beginning. */
function Ruler() {
  const marks = (seconds: number[], long: number) =>
    seconds
      .map((second) => `M${second * 20 + 2} 0v${second % FIVE === 0 ? long : long / 2}`)
      .join('')
  return (
    <svg
      viewBox="0 0 1204 44"
      aria-hidden
      preserveAspectRatio="xMinYMid slice"
      className="h-11 w-full"
      strokeWidth="3"
    >
      <path d={marks(SECONDS.slice(FIVE), 28)} className="stroke-line-strong" />
      <path d={marks(SECONDS.slice(0, FIVE), 40)} className="stroke-lantern" />
      <path d="M0 1.5h1204" className="stroke-line-strong" />
    </svg>
  )
}

/** What a confirmed payment sets up, and whose statement the sixty seconds are. */
export function AboutMinute() {
  const { t } = useTranslation('about')
  return (
    <Section id="minute" tone="surface" title={t('minute.title')} lead={t('minute.lead')}>
      <Ruler />
      <ol className="mt-8 grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step) => (
          <li key={step}>
            <h3 className="text-2xl">{t(`minute.steps.${step}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`minute.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 grid gap-x-gap gap-y-4 lg:grid-cols-4">
        <p className="text-xl lg:col-span-2">{t('minute.next')}</p>
        <p className="text-sm text-ink-soft lg:col-span-2">{t('minute.note')}</p>
      </div>
      <div className="mt-4">
        <ArrowLink to={paths.features()}>{t('onward.features')}</ArrowLink>
      </div>
    </Section>
  )
}
