import { useTranslation } from 'react-i18next'
import type { Trade } from '~/domain/freelancers/application.rules'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Section } from '~/ui/layout/section'

export type TradeFacts = {
  trade: Trade
  name: string
  skills: string[]
  shop: { name: string; services: string; href: string }[]
}

/** The trades, their skills, and what in the shop they are for. */
export function ProgramSkills({ trades }: { trades: TradeFacts[] }) {
  const { t } = useTranslation('freelancers')
  return (
    <Section id="skills" title={t('skills.title')} lead={t('skills.lead')}>
      <ul>
        {trades.map(({ trade, name, skills, shop }) => (
          <li
            key={trade}
            className="grid gap-x-gap gap-y-3 border-t border-line py-7 lg:grid-cols-4"
          >
            <h3 className="text-2xl">{name}</h3>
            <div className="grid content-start gap-3 lg:col-span-2">
              <ul className="flex flex-wrap gap-2">
                {skills.map((skill) => (
                  <li key={skill} className="rounded-sm bg-surface-raised px-3 py-1">
                    {skill}
                  </li>
                ))}
              </ul>
              <p className="max-w-[56ch] text-ink-soft">{t(`skills.trades.${trade}`)}</p>
            </div>
            <ul className="grid content-start justify-items-start">
              {shop.map((part) => (
                <li key={part.href}>
                  <ArrowLink to={part.href}>
                    {part.name}: {part.services}
                  </ArrowLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
