import { useTranslation } from 'react-i18next'
import type { Approach } from '~/domain/content/approaches.rules'
import { Icon } from '~/ui/media/icon'
import type { ApproachFacts } from './approach-gauge'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { PlatformLogos } from './platform-logos'

const POINTS = ['a', 'b', 'c'] as const
const LISTS = {
  good: { icon: 'check', mark: 'text-canal' },
  limits: { icon: 'minus', mark: 'text-ink-soft' },
} as const

function Points({ approach, list }: { approach: Approach; list: keyof typeof LISTS }) {
  const { t } = useTranslation('approaches')
  const { icon, mark } = LISTS[list]
  return (
    <div>
      <h3 className="text-xl">{t(`labels.${list}`)}</h3>
      <ul className="mt-3 grid gap-2.5">
        {POINTS.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name={icon} size={18} className={`mt-1.5 shrink-0 ${mark}`} />
            <span>{t(`approaches.${approach}.${list}.${point}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One approach: what it is, what it is good for, where it ends, and what it means afterwards. */
export function ApproachSection({ approach, price, time, href }: ApproachFacts) {
  const { t } = useTranslation('approaches')
  const facts = [
    { term: t('labels.price'), detail: price },
    { term: t('labels.time'), detail: time },
    { term: t('labels.editor'), detail: t(`approaches.${approach}.editor`) },
    { term: t('labels.running'), detail: t(`approaches.${approach}.running`) },
  ]
  return (
    <section
      id={approach}
      aria-labelledby={`${approach}-title`}
      className="grid gap-x-gap gap-y-8 border-t border-line py-14 lg:grid-cols-4"
    >
      <div className="grid content-start gap-4">
        <PlatformLogos approach={approach} />
        <h2 id={`${approach}-title`} className="text-3xl">
          {t(`approaches.${approach}.name`)}
        </h2>
        <p className="text-ink-soft">{t(`approaches.${approach}.platforms`)}</p>
      </div>
      <div className="grid content-start gap-8 lg:col-span-2">
        <p className="max-w-[52ch] text-lg">{t(`approaches.${approach}.summary`)}</p>
        <div className="grid gap-x-gap gap-y-8 sm:grid-cols-2">
          <Points approach={approach} list="good" />
          <Points approach={approach} list="limits" />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <dl className="grid gap-4">
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink to={href}>
          {t('labels.services')}
          <span className="sr-only">: {t(`approaches.${approach}.name`)}</span>
        </ArrowLink>
      </div>
    </section>
  )
}
