import { listAllTestimonials } from '~/domain/content/testimonials.server'
import { PLACES, SHOWN, writeOrder, type PlaceName } from '~/domain/featured/place.rules'
import { listStanding, readPlace } from '~/domain/featured/places.server'
import { excerpt } from '~/domain/messages/message.rules'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** Where the public sees a place. */
const PUBLIC: Record<PlaceName, string> = {
  services: paths.home({ anchor: 'services' }),
  popular: paths.home({ services: 'popular', anchor: 'services' }),
  menu: paths.shop(),
  work: paths.home({ anchor: 'work' }),
  templates: paths.home({ anchor: 'templates' }),
  testimonials: paths.home({ anchor: 'testimonials' }),
}

const words = (language: Language) => translator(language, 'admin-featured')

/** Every place with what stands there. */
export async function loadFeaturedContent(language: Language) {
  const t = words(language)
  const places = await Promise.all(
    PLACES.map(async (place) => ({ place, standing: await listStanding(place, language) })),
  )
  return {
    title: t('title'),
    places: places.map(({ place, standing }) => ({
      ...{
        place,
        title: t(`places.${place}.title`),
        where: t(`places.${place}.where`),
        empty: t(`places.${place}.empty`),
      },
      ...{ href: adminPaths.place(place), publicHref: PUBLIC[place] },
      entries: standing.map(({ id, name, open }, index) => ({
        id,
        name,
        state: stateOf(place, open, index),
      })),
    })),
  }
}

/**
 * Whether an entry is seen where it stands: it may be closed to the public, or beyond what the page
 * shows.
 */
function stateOf(place: PlaceName, open: boolean, index: number) {
  if (!open) return 'closed' as const
  const most = SHOWN[place]
  return most !== null && index >= most ? ('waits' as const) : null
}

type Loaded = Awaited<ReturnType<typeof readPlace>>

/** What one change did, by name: what came, what went, or what was moved. */
function sayChange(
  { before, after }: { before: string[]; after: string[] },
  names: Map<string, string>,
  language: Language,
) {
  const t = words(language)
  const listed = (ids: string[]) => ids.map((id) => names.get(id) ?? t('history.gone')).join(', ')
  const came = after.filter((id) => !before.includes(id))
  const went = before.filter((id) => !after.includes(id))
  const parts = [
    came.length > 0 && t('history.came', { names: listed(came) }),
    went.length > 0 && t('history.went', { names: listed(went) }),
  ].filter(Boolean)
  return parts.length > 0
    ? parts.join(' ')
    : t('history.moved', { names: listed(after.filter((id, index) => before[index] !== id)) })
}

function presentHistory({ history, names }: Loaded, language: Language) {
  const t = words(language)
  return history.map(({ id, at, by, before, after }) => ({
    ...{ id, by: by ?? t('history.nobody'), change: sayChange({ before, after }, names, language) },
    when: formatDateTime(at, language),
    dateTime: at.toISOString(),
  }))
}

async function presentTestimonials(language: Language) {
  const rows = await listAllTestimonials(language)
  return rows.map(({ id, name, companyName, quote, hidden, isSample, featured }) => ({
    ...{ id, hidden, isSample, featured, name: [name, companyName].filter(Boolean).join(', ') },
    quote: excerpt(quote, 120),
    href: adminPaths.testimonial(String(id)),
  }))
}

/**
 * One place: its entries in their order, what else can stand there, with what somebody was about to
 * add, and what was changed.
 */
export async function loadPlace(place: PlaceName, chosen: string, language: Language) {
  const t = words(language)
  const loaded = await readPlace(place, language)
  return {
    ...{
      place,
      title: t(`places.${place}.title`),
      lead: t(`places.${place}.where`),
      empty: t(`places.${place}.empty`),
      publicHref: PUBLIC[place],
      shown: writeOrder(loaded.order),
    },
    entries: loaded.standing.map(({ id, name, open }, index) => ({
      id,
      name,
      state: stateOf(place, open, index),
    })),
    choices: loaded.choices.map(({ id, name }) => ({ value: id, label: name })),
    chosen: loaded.choices.find(({ id }) => id === chosen)?.id ?? '',
    history: presentHistory(loaded, language),
    testimonials: place === 'testimonials' ? await presentTestimonials(language) : null,
  }
}
