import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import type { Part } from '~/platform/paging'
import { readRowNumber } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { wordsOf } from '~/domain/ground/search.rules'
import { readOwedToStudios } from '../ledger/owed-to-studios.server'
import { studiosFilter, type StudiosFilter } from './admin-studios.rules'
import { readStackStudio } from './suspend-studio.server'

type Where = Prisma.StudioWhereInput

const ORDERS: Record<StudiosFilter['sort'], Prisma.StudioOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
}

const hasWord = (word: string): Where => ({
  OR: containing(word).flatMap((text): Where[] => [
    { name: text },
    { slug: text },
    { legalName: text },
    { email: text },
  ]),
})

async function readStudios({ q, status, sort }: StudiosFilter, part: Part<number>) {
  const statuses: Where =
    status === 'draft' ? { status: { in: ['draft', 'invited'] } } : status ? { status } : {}
  const rows = await db.studio.findMany({
    where: { id: { not: OWN_STUDIO_ID }, ...statuses, AND: wordsOf(q).map(hasWord) },
    orderBy: ORDERS[sort],
    ...part,
    select: {
      ...{ id: true, slug: true, name: true, status: true, email: true, createdAt: true },
      _count: { select: { orders: true } },
    },
  })
  const owed = await readOwedToStudios(rows.map(({ id }) => id))
  return rows.map(({ _count, ...row }) => ({
    ...row,
    ...{ orders: _count.orders, owed: owed.get(row.id) ?? [] },
  }))
}

/** The studios on Studio Stack with their orders and what is owed to each. */
export const stackStudios = listSource({
  filter: studiosFilter,
  readId: readRowNumber,
  open: (filter) => (part) => readStudios(filter, part),
})

/** A studio on Studio Stack with its people, history and what is owed to it. Throws `notFound`. */
export async function getStackStudio(id: number) {
  const studio = await readStackStudio(db, id)
  const [members, orders, owed] = await Promise.all([
    db.studioMember.findMany({
      where: { studioId: id },
      orderBy: { createdAt: 'asc' },
      select: { user: { select: { id: true, name: true, email: true } } },
    }),
    db.order.count({ where: { studioId: id } }),
    readOwedToStudios([id]),
  ])
  return {
    ...studio,
    ...{ orders, owed: owed.get(id) ?? [], people: members.map(({ user }) => user) },
  }
}
export type StackStudio = Awaited<ReturnType<typeof getStackStudio>>
