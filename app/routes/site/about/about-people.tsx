import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Container } from '~/ui/layout/container'
import { Section } from '~/ui/layout/section'
import { ArrowLink } from '~/ui/layout/arrow-link'

const ITEMS = ['screened', 'informed', 'lead', 'checked'] as const
const MEETINGS = ['kickoff', 'status', 'feedback', 'handover'] as const

/** The freelancers and the rules they work by. */
export function AboutPeople() {
  const { t } = useTranslation('about')
  const link = <ArrowLink to={paths.freelancers()}>{t('people.link')}</ArrowLink>
  return (
    <Section
      id="people"
      layout="beside"
      title={t('people.title')}
      lead={t('people.lead')}
      action={link}
    >
      <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2">
        {ITEMS.map((item) => (
          <li key={item} className="border-s-2 border-canal ps-5">
            <h3 className="text-xl">{t(`people.items.${item}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`people.items.${item}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What stands in for each meeting: struck out on the left, on the right what there is. */
export function AboutMeetings() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="meetings-title" className="pb-section">
      <Container>
        <h2 id="meetings-title" className="max-w-[24ch] text-4xl">
          {t('meetings.title')}
        </h2>
        <ul className="mt-10">
          {MEETINGS.map((item) => (
            <li
              key={item}
              className="grid gap-x-gap gap-y-1 border-t border-line py-6 lg:grid-cols-4"
            >
              <p className="text-lg text-ink-soft">
                <span className="sr-only">{t('meetings.was')}: </span>
                <s className="decoration-lantern decoration-2">{t(`meetings.items.${item}.was`)}</s>
              </p>
              <p className="font-display text-2xl font-semibold lg:col-span-3">
                <span className="sr-only">{t('meetings.now')}: </span>
                {t(`meetings.items.${item}.now`)}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
