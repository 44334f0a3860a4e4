import { db } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { readFields, readText } from '~/platform/stored-json'
import { MENU_CATEGORIES } from '../catalog/menu-categories'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import type { Entry, PlaceStore } from './place-store'

const SECTION = 'popular'
/** Where a category that stands nowhere keeps its names. */
const PUT_AWAY = 'put-away'
const own = { studioId: OWN_STUDIO_ID }

const shown = { categoryName: true, displayNames: true } as const

function toEntry(
  { categoryName, displayNames }: { categoryName: string; displayNames: unknown },
  language: Language,
): Entry {
  const names = readFields(displayNames)
  return {
    id: categoryName,
    name: readText(names, language) ?? readText(names, FALLBACK_LANGUAGE) ?? categoryName,
    open: true,
  }
}

/** The shop menu: categories that are stored, and those of spec §2.9 that are not yet. */
export const MENU: PlaceStore = {
  async read(client, language) {
    const rows = await client.featuredCategory.findMany({
      where: { ...own, section: SECTION },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: shown,
    })
    return rows.map((row) => toEntry(row, language))
  },
  async write(tx, order) {
    await tx.featuredCategory.updateMany({
      where: { ...own, section: SECTION, categoryName: { notIn: [...order] } },
      data: { section: PUT_AWAY },
    })
    for (const [position, categoryName] of order.entries()) {
      const { count } = await tx.featuredCategory.updateMany({
        where: { ...own, categoryName, section: { in: [SECTION, PUT_AWAY] } },
        data: { section: SECTION, position },
      })
      const known = MENU_CATEGORIES.find((category) => category.categoryName === categoryName)
      if (count === 0 && known)
        await tx.featuredCategory.create({
          data: {
            ...own,
            section: SECTION,
            position,
            categoryName,
            gradient: known.gradient,
            displayNames: known.displayName,
          },
        })
    }
  },
  async entries(_ids, language, client = db) {
    const stored = await client.featuredCategory.findMany({
      where: { ...own, section: { in: [SECTION, PUT_AWAY] } },
      orderBy: { id: 'asc' },
      select: shown,
    })
    const rest = MENU_CATEGORIES.filter(
      ({ categoryName }) => !stored.some((row) => row.categoryName === categoryName),
    )
    const all = [
      ...stored,
      ...rest.map(({ categoryName, displayName }) => ({
        categoryName,
        displayNames: displayName as unknown,
      })),
    ]
    return all.map((row) => toEntry(row, language))
  },
}
