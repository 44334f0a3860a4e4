import { useTranslation } from 'react-i18next'
import { OFFER_HOURS } from '~/domain/freelancers/application.rules'
import { paths } from '~/paths'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Section } from '~/ui/layout/section'
import { Disclosure } from '~/ui/overlay/disclosure'

const QUESTIONS = [
  'place',
  'every',
  'fee',
  'paid',
  'changes',
  'clients',
  'pause',
  'data',
  'again',
] as const

/** What people ask before they apply. */
export function ProgramQuestions({ months }: { months: string }) {
  const { t } = useTranslation('freelancers')
  const contact = (
    <ArrowLink to={paths.contact({ topic: 'partnership' })}>{t('questions.contact')}</ArrowLink>
  )
  return (
    <Section
      id="questions"
      layout="beside"
      title={t('questions.title')}
      lead={t('questions.lead')}
      action={contact}
    >
      {QUESTIONS.map((name) => (
        <Disclosure key={name} look="row" summary={t(`questions.${name}.question`)}>
          <p>{t(`questions.${name}.answer`, { hours: OFFER_HOURS, months })}</p>
        </Disclosure>
      ))}
    </Section>
  )
}
