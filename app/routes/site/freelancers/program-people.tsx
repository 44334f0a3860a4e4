import { useTranslation } from 'react-i18next'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Section } from '~/ui/layout/section'

export type ProgramPerson = { id: string; name: string; headline: string; href: string }

/** Freelancers who chose a public page; the section stays away while nobody has. */
export function ProgramPeople({ people }: { people: ProgramPerson[] }) {
  const { t } = useTranslation('freelancers')
  if (people.length === 0) return null
  return (
    <Section id="people" title={t('people.title')} lead={t('people.lead')}>
      <ul>
        {people.map(({ id, name, headline, href }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-gap gap-y-1 border-t border-line py-5 lg:grid-cols-4"
          >
            <h3 className="text-xl">
              <ArrowLink to={href}>{name}</ArrowLink>
            </h3>
            <p className="lg:col-span-3">{headline}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
