import { db, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { readRowNumber } from '~/platform/row-id'
import { touchProduct } from '../catalog/product-store.server'
import { PUBLIC_SHOWCASE_STATUS } from '../content/content.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { MENU } from './menu-store.server'
import type { Order, PlaceName } from './place.rules'
import type { Entry, PlaceStore } from './place-store'

/** The most that a form offers to choose from. */
const MOST_CHOICES = 300

const own = { studioId: OWN_STUDIO_ID }
const numbers = (ids: Order) => ids.flatMap((id) => readRowNumber(id) ?? [])
const newestFirst = { orderBy: { id: 'desc' }, take: MOST_CHOICES } as const

/** The few hundred newest rows and those that are asked for, each once. */
async function withAsked<Row extends { id: number }>(
  ids: Order,
  read: (only: { id: { in: number[] } } | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const newest = await read(undefined)
  const missing = numbers(ids).filter((id) => !newest.some((row) => row.id === id))
  return missing.length > 0 ? [...newest, ...(await read({ id: { in: missing } }))] : newest
}

type Named<Words> = { id: number; status: string; translations: (Words & { language: string })[] }
const named = (language: Language) =>
  ({
    id: true,
    status: true,
    translations: { ...inLanguage(language), select: { language: true, name: true } },
  }) as const

function toService(
  { id, status, translations }: Named<{ name: string }>,
  language: Language,
): Entry {
  return {
    id: String(id),
    name: pickTranslation(translations, language).name,
    open: status === 'published',
  }
}

async function serviceEntries(
  ids: Order,
  language: Language,
  client: Transaction = db,
): Promise<Entry[]> {
  const rows = await withAsked(ids, (only) =>
    client.product.findMany({
      where: { ...own, ...(only ?? { status: 'published' }) },
      ...newestFirst,
      select: named(language),
    }),
  )
  return rows.map((row) => toService(row, language))
}

const SERVICES: PlaceStore = {
  async read(client, language) {
    const rows = await client.product.findMany({
      where: { ...own, featured: true },
      orderBy: [{ featuredPosition: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      select: named(language),
    })
    return rows.map((row) => toService(row, language))
  },
  async write(tx, order, before) {
    const concerned = await tx.product.findMany({
      where: { ...own, id: { in: numbers([...order, ...before]) } },
      select: { id: true, updatedAt: true },
    })
    for (const product of concerned) {
      const index = order.indexOf(String(product.id))
      await touchProduct(tx, product, {
        featured: index >= 0,
        featuredPosition: index >= 0 ? index : null,
      })
    }
  },
  entries: serviceEntries,
}

const POPULAR_SECTION = 'popular'

const POPULAR: PlaceStore = {
  async read(client, language) {
    const rows = await client.featuredProduct.findMany({
      where: { ...own, section: POPULAR_SECTION },
      orderBy: [{ position: 'asc' }, { productId: 'asc' }],
      select: { product: { select: named(language) } },
    })
    return rows.map(({ product }) => toService(product, language))
  },
  async write(tx, order) {
    await tx.featuredProduct.deleteMany({ where: { ...own, section: POPULAR_SECTION } })
    await tx.featuredProduct.createMany({
      data: numbers(order).map((productId, position) => ({
        ...own,
        section: POPULAR_SECTION,
        productId,
        position,
      })),
    })
  },
  entries: serviceEntries,
}

const titled = (language: Language) =>
  ({
    id: true,
    status: true,
    translations: { ...inLanguage(language), select: { language: true, title: true } },
  }) as const

function toWork({ id, status, translations }: Named<{ title: string }>, language: Language): Entry {
  return {
    id: String(id),
    name: pickTranslation(translations, language).title,
    open: status === PUBLIC_SHOWCASE_STATUS,
  }
}

const WORK: PlaceStore = {
  async read(client, language) {
    const rows = await client.showcaseProject.findMany({
      where: { ...own, featured: true },
      orderBy: [{ priority: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      select: titled(language),
    })
    return rows.map((row) => toWork(row, language))
  },
  /**
   * The priorities go down from the number of entries to one: that is the showcase's order (spec
   * §9).
   */
  async write(tx, order, before) {
    for (const id of numbers([...new Set([...order, ...before])])) {
      const index = order.indexOf(String(id))
      const data = {
        featured: index >= 0,
        priority: index >= 0 ? order.length - index : 0,
        version: { increment: 1 },
      }
      await tx.showcaseProject.updateMany({ where: { ...own, id }, data })
    }
  },
  async entries(ids, language, client = db) {
    const rows = await withAsked(ids, (only) =>
      client.showcaseProject.findMany({
        where: { ...own, ...(only ?? { status: PUBLIC_SHOWCASE_STATUS }) },
        ...newestFirst,
        select: titled(language),
      }),
    )
    return rows.map((row) => toWork(row, language))
  },
}

const ofTemplate = { id: true, name: true, status: true } as const
const toTemplate = ({ id, name, status }: { id: number; name: string; status: string }): Entry => ({
  id: String(id),
  name,
  open: status === PUBLIC_SHOWCASE_STATUS,
})

const TEMPLATES: PlaceStore = {
  read: async (client) =>
    (
      await client.template.findMany({
        where: { position: { not: null } },
        orderBy: [{ position: 'asc' }, { id: 'desc' }],
        select: ofTemplate,
      })
    ).map(toTemplate),
  async write(tx, order, before) {
    await tx.template.updateMany({
      where: { id: { in: numbers(before) } },
      data: { position: null },
    })
    for (const [position, id] of numbers(order).entries())
      await tx.template.updateMany({ where: { id }, data: { position } })
  },
  async entries(ids, _language, client = db) {
    return (
      await withAsked(ids, (only) =>
        client.template.findMany({
          where: only ?? { status: PUBLIC_SHOWCASE_STATUS },
          ...newestFirst,
          select: ofTemplate,
        }),
      )
    ).map(toTemplate)
  },
}

const said = { id: true, name: true, companyName: true, hidden: true } as const

function toTestimonial({
  id,
  name,
  companyName,
  hidden,
}: {
  id: number
  name: string
  companyName: string | null
  hidden: boolean
}): Entry {
  return { id: String(id), name: [name, companyName].filter(Boolean).join(', '), open: !hidden }
}

const TESTIMONIALS: PlaceStore = {
  read: async (client) =>
    (
      await client.testimonial.findMany({
        where: { ...own, featured: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        select: said,
      })
    ).map(toTestimonial),
  async write(tx, order, before) {
    await tx.testimonial.updateMany({
      where: { ...own, id: { in: numbers(before) } },
      data: { featured: false, position: 0 },
    })
    for (const [position, id] of numbers(order).entries())
      await tx.testimonial.updateMany({ where: { ...own, id }, data: { featured: true, position } })
  },
  async entries(ids, _language, client = db) {
    return (
      await withAsked(ids, (only) =>
        client.testimonial.findMany({
          where: { ...own, ...(only ?? { hidden: false }) },
          ...newestFirst,
          select: said,
        }),
      )
    ).map(toTestimonial)
  },
}

export const PLACE_STORES: Record<PlaceName, PlaceStore> = {
  services: SERVICES,
  popular: POPULAR,
  menu: MENU,
  work: WORK,
  templates: TEMPLATES,
  testimonials: TESTIMONIALS,
}
