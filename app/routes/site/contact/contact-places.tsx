import { useTranslation } from 'react-i18next'
import { Container } from '~/ui/layout/container'

export type ContactPlacesProps = {
  places: { name: string; country: string; role: string; lines: string[] }[]
}

/** The studio's cities, on the quay: the footer's water begins below them. */
export function ContactPlaces({ places }: ContactPlacesProps) {
  const { t } = useTranslation('contact')
  return (
    <section aria-labelledby="places-title" className="bg-surface py-section">
      <Container className="grid gap-10">
        <div className="grid gap-3">
          <h2 id="places-title" className="text-3xl">
            {t('places.title')}
          </h2>
          <p className="max-w-[56ch] text-lg text-ink-soft">{t('places.lead')}</p>
        </div>
        <div className="grid gap-x-gap gap-y-12 md:grid-cols-2">
          {places.map(({ name, country, role, lines }) => (
            <div key={name} className="grid min-w-0 content-start gap-4">
              <h3 className="text-4xl">{name}</h3>
              <address className="text-lg not-italic">
                {lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
                <div>{country}</div>
              </address>
              <p className="text-sm text-ink-soft">{role}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  )
}
