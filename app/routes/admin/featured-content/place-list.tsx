import { useTranslation } from 'react-i18next'
import type { PlaceName } from '~/domain/featured/place.rules'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { EntryName, type EntryView } from '~/routes/admin/_area/curation/entry-name'

export type PlaceItem = {
  place: PlaceName
  title: string
  where: string
  empty: string
  href: string
  publicHref: string
  entries: EntryView[]
}

function Place({ place, title, where, empty, href, publicHref, entries }: PlaceItem) {
  const { t } = useTranslation('admin-featured')
  return (
    <Card as="section" aria-labelledby={`place-${place}`} className="grid content-start gap-4">
      <h2 id={`place-${place}`} className="text-xl">
        {title}
      </h2>
      <p className="text-ink-soft">{where}</p>
      {entries.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ol className="grid list-decimal gap-1.5 ps-6">
          {entries.map(({ id, ...entry }) => (
            <li key={id}>
              <EntryName {...entry} />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink
          to={href}
          variant="secondary"
          size="sm"
          aria-label={t('changeNamed', { place: title })}
        >
          {t('change')}
        </ButtonLink>
        <ButtonLink
          to={publicHref}
          variant="quiet"
          size="sm"
          aria-label={t('publicNamed', { place: title })}
        >
          {t('public')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Every place of the public pages whose entries the studio chooses, with what stands there. */
export function PlaceList({ places }: { places: PlaceItem[] }) {
  return (
    <div className="grid items-start gap-gap lg:grid-cols-2">
      {places.map((place) => (
        <Place key={place.place} {...place} />
      ))}
    </div>
  )
}
