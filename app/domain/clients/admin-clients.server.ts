import { db, type Prisma } from '~/platform/db/db.server'
import { readRowNumber } from '~/platform/row-id'
import { findPeople } from '~/domain/search/person-terms.server'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  clientsFilter,
  clientState,
  ORDERS_OVER,
  type ClientsFilter,
  type ClientSort,
  type ClientState,
  type ClientTrait,
} from './admin-clients.rules'

type Where = Prisma.UserWhereInput

/** The studio's clients: who signed up as one, and whoever has ordered. */
export const CLIENTS = {
  OR: [{ role: 'client' as const }, { orders: { some: {} } }],
} satisfies Where

const ORDERS: Record<ClientSort, Prisma.UserOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
}

const OPEN = { disabledAt: null, erasedAt: null }
const STATES: Record<ClientState, Where> = {
  active: { ...OPEN, passwordHash: { not: null } },
  invited: { ...OPEN, passwordHash: null },
  disabled: { disabledAt: { not: null }, erasedAt: null },
  erased: { erasedAt: { not: null } },
}

const TRAITS: Record<ClientTrait, Where> = {
  'open-order': { orders: { some: { status: { notIn: ORDERS_OVER } } } },
  company: { memberships: { some: {} } },
}

/**
 * What a filter lets through; the search is for the name, the username, the mail address and the
 * companies.
 */
async function conditions({ q, has, state }: ClientsFilter): Promise<Where> {
  return {
    AND: [
      CLIENTS,
      state ? STATES[state] : { erasedAt: null },
      ...(has ? [TRAITS[has]] : []),
      ...(await findPeople(q)),
    ],
  }
}

const LISTED = {
  id: true,
  name: true,
  email: true,
  role: true,
  passwordHash: true,
  disabledAt: true,
  erasedAt: true,
  createdAt: true,
} as const

/** How many orders each has, and when the last one was; ids of orders are in the order of time. */
async function readOrders(userIds: number[]) {
  const groups = await db.order.groupBy({
    by: ['userId'],
    where: { userId: { in: userIds }, studioId: OWN_STUDIO_ID },
    _count: { _all: true },
    _max: { id: true },
  })
  const last = await db.order.findMany({
    where: { id: { in: groups.flatMap(({ _max }) => _max.id ?? []) } },
    select: { id: true, createdAt: true },
  })
  return groups.map(({ userId, _count, _max }) => ({
    ...{ userId, count: _count._all },
    lastAt: last.find(({ id }) => id === _max.id)?.createdAt ?? null,
  }))
}

async function readParts(userIds: number[]) {
  const userId = { in: userIds }
  return Promise.all([
    readOrders(userIds),
    db.companyMember.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: { userId: true, company: { select: { name: true } } },
    }),
  ])
}

async function withParts(rows: Prisma.UserGetPayload<{ select: typeof LISTED }>[]) {
  const [orders, members] = await readParts(rows.map(({ id }) => id))
  return rows.map(({ passwordHash, ...client }) => {
    const own = orders.find(({ userId }) => userId === client.id)
    return {
      ...client,
      state: clientState({ ...client, hasPassword: passwordHash !== null }),
      companies: members
        .filter(({ userId }) => userId === client.id)
        .map(({ company }) => company.name),
      orders: own?.count ?? 0,
      lastOrderAt: own?.lastAt ?? null,
    }
  })
}

/** The studio's clients, with how much each has ordered. */
export const clients = listSource({
  filter: clientsFilter,
  readId: readRowNumber,
  open: async (filter) => {
    const [where, orderBy] = [await conditions(filter), ORDERS[filter.sort]]
    return async (part) =>
      withParts(await db.user.findMany({ where, orderBy, ...part, select: LISTED }))
  },
})

/** The clients among some ids, with their names; ids of nobody are left out. */
export function nameClients(ids: number[]) {
  return db.user.findMany({
    where: { AND: [CLIENTS], id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, email: true },
  })
}
