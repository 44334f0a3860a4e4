import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Section } from '~/ui/layout/section'
import { Icon } from '~/ui/media/icon'
import { Reflection } from '~/ui/media/reflection'
import houses from './houses.svg?no-inline'

const FEATURES = ['one', 'two', 'three'] as const

/** Each service is a house on the quay; its gable is the drawing of that name in houses.svg. */
const HOUSES = [
  {
    name: 'website',
    href: paths.shop({ category: 'Website Development' }),
    fill: 'fill-brick',
    wall: 'bg-brick',
  },
  {
    name: 'platforms',
    href: paths.approaches(),
    fill: 'fill-surface-raised',
    wall: 'bg-surface-raised',
  },
  {
    name: 'ai',
    href: paths.shop({ category: 'AI Integration' }),
    fill: 'fill-canal-soft',
    wall: 'bg-canal-soft',
  },
] as const

function House({ name, href, fill, wall }: (typeof HOUSES)[number]) {
  const { t } = useTranslation('home')
  const title = t(`core.${name}.title`)
  return (
    <li className="grid">
      <svg viewBox="0 0 300 120" aria-hidden className={`-mb-px w-full ${fill}`}>
        <use href={`${houses}#${name}`} />
      </svg>
      <article
        className={`grid content-start justify-items-start gap-4 p-[clamp(1.25rem,2.4vw,2rem)] ${wall}`}
      >
        <p className="rounded-xs bg-ground px-2.5 py-1 text-sm font-semibold">
          {t(`core.${name}.badge`)}
        </p>
        <h3 className="text-2xl">{title}</h3>
        <p className="text-lg">
          <span className="block text-sm text-ink-soft">{t('core.view')}</span>{' '}
          {t(`core.${name}.trend`)}
        </p>
        <ul className="grid gap-2">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Icon name="check" size={18} strokeWidth={2.5} className="mt-1 shrink-0 text-canal" />
              {t(`core.${name}.features.${feature}`)}
            </li>
          ))}
        </ul>
        <ArrowLink to={href}>
          {t('core.more')}
          <span className="sr-only">: {title}</span>
        </ArrowLink>
      </article>
    </li>
  )
}

/** The three core services (spec §2.10.2). */
export function CoreServices() {
  const { t } = useTranslation('home')
  return (
    <Section
      id="core-services"
      eyebrow={t('core.name')}
      title={t('core.title')}
      lead={t('core.lead')}
    >
      <ul className="grid gap-x-gap gap-y-10 border-b-8 border-line-strong lg:grid-cols-3 lg:items-end">
        {HOUSES.map((house) => (
          <House key={house.name} {...house} />
        ))}
      </ul>
      <Reflection className="mt-5 h-14 w-full" />
    </Section>
  )
}
