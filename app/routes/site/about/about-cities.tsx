import { useTranslation } from 'react-i18next'
import { AddressLine } from '~/ui/layout/address-line'
import { Container } from '~/ui/layout/container'
import { Picture } from '~/ui/media/picture'

export type City = { name: string; country: string; address: string }

const PICTURES = ['/media/about/city-1.svg', '/media/about/city-2.svg']

/**
 * The two cities on one waterline: side by side they join, on a phone one stands over the other.
 */
export function AboutCities({ cities }: { cities: City[] }) {
  const { t } = useTranslation('about')
  return (
    <section aria-label={t('cities.label')}>
      <div className="mx-auto grid w-full max-w-[120rem] sm:grid-cols-2">
        {PICTURES.map((src, index) => (
          <Picture
            key={src}
            src={src}
            alt={t(index === 0 ? 'cities.first' : 'cities.second', {
              city: cities[index]?.name ?? '',
            })}
            width={1000}
            height={750}
            eager
            className="w-full"
          />
        ))}
      </div>
      <Container>
        <ul className="grid gap-x-gap gap-y-6 pt-8 sm:grid-cols-2 lg:grid-cols-4">
          {cities.map(({ name, country, address }, index) => (
            <li key={name} className={index === 1 ? 'lg:col-start-3' : ''}>
              <p className="font-display text-3xl font-semibold">{name}</p>
              <address className="mt-1 text-ink-soft not-italic">
                <AddressLine>{address}</AddressLine>
                <br />
                {country}
              </address>
            </li>
          ))}
          <li className="text-ink-soft sm:col-span-2 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:pe-8">
            {t('cities.note')}
          </li>
        </ul>
      </Container>
    </section>
  )
}
