import { randomUUID } from 'node:crypto'
import type { Db, Prisma } from '../../app/platform/db/db.server'

/** How much one client has of everything: more than a page of it. */
export const FEW = {
  orders: 60,
  messages: 120,
  files: 120,
  folders: 100,
  events: 240,
  notifications: 120,
}
/** And very much: what no page may be slower for. */
export const MANY = {
  orders: 600,
  messages: 10_000,
  files: 5_000,
  folders: 100,
  events: 20_000,
  notifications: 5_000,
}
export type Amounts = typeof FEW

const MINUTE_MS = 60_000
const FILE_BYTES = 10_000

/** What is new on the client's pages, by which a page shows that it has read what was filled in. */
export const NEWEST = {
  order: 'The newest harbour',
  message: 'The newest word',
  file: 'picture-0000.png',
  activity: 'newest.png',
  notice: 'The newest notice',
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

/** In portions that one statement can hold. */
async function inPortions<T>(rows: T[], write: (portion: T[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += 500) await write(rows.slice(start, start + 500))
}

const INCLUDED = { project: true, lines: true } as const
type Pattern = Prisma.OrderGetPayload<{ include: typeof INCLUDED }>

/**
 * Running orders like the client's own, each with its line, project and plan; the newest is named.
 */
async function fillOrders(db: Db, { project, lines, ...order }: Pattern, count: number) {
  const milestones = await db.milestone.findMany({ where: { projectId: project!.id } })
  const copies = times(count, (index) => ({
    index,
    id: randomUUID(),
    lineId: randomUUID(),
    createdAt: new Date(order.createdAt.getTime() + (index + 1) * MINUTE_MS),
  }))
  const line = { ...lines[0]!, brief: undefined } as Prisma.OrderLineCreateManyInput
  const title = (index: number) => (index === count - 1 ? NEWEST.order : `Harbour ${index}`)
  await inPortions(copies, (part) =>
    db.order.createMany({
      data: part.map(({ index, id, createdAt }) => ({
        ...order,
        id,
        createdAt,
        title: title(index),
        number: id,
        placementKey: id,
        cartId: null,
      })),
    }),
  )
  await inPortions(copies, (part) =>
    db.orderLine.createMany({
      data: part.map(({ id, lineId }) => ({ ...line, id: lineId, orderId: id })),
    }),
  )
  // Without ids of their own: pages list projects by them, and the ones that the client library
  // draws count up with time.
  await inPortions(copies, (part) =>
    db.project.createMany({
      data: part.map(({ index, id }) => ({
        orderId: id,
        userId: project!.userId,
        name: title(index),
        status: project!.status,
        briefSentAt: project!.briefSentAt,
      })),
    }),
  )
  const projects = await db.project.findMany({
    where: { orderId: { in: copies.map(({ id }) => id) } },
    select: { id: true, orderId: true },
  })
  const projectOf = new Map(projects.map(({ id, orderId }) => [orderId, id]))
  const plan = copies.flatMap(({ id, lineId }) =>
    milestones.map((milestone) => ({
      ...milestone,
      id: randomUUID(),
      projectId: projectOf.get(id)!,
      orderLineId: lineId,
      payableId: null,
    })),
  )
  await inPortions(plan, (data) => db.milestone.createMany({ data }))
}

/**
 * A conversation of the client and the studio: every other word is the studio's, and none of those
 * was read.
 */
async function fillConversation(db: Db, { id: orderId, userId }: Pattern, count: number) {
  const thread = await db.thread.findFirstOrThrow({ where: { orderId, kind: 'order' } })
  const begin = Date.now() + MINUTE_MS
  const by = (index: number) =>
    index % 2 ? { side: 'studio', authorId: 1 } : { side: 'client', authorId: userId }
  const rows = times(count, (index) => ({
    threadId: thread.id,
    ...by(index),
    body: index === count - 1 ? NEWEST.message : `Message ${index}`,
    createdAt: new Date(begin + index * 1000),
  }))
  await inPortions(rows, (data) => db.message.createMany({ data }))
  const members = times(2, (index) => ({ threadId: thread.id, userId: index === 0 ? userId! : 1 }))
  for (const member of members) {
    const unread = Math.floor(count / 2)
    await db.threadMember.upsert({
      where: { threadId_userId: member },
      create: { ...member, unread },
      update: { unread },
    })
  }
}

/**
 * Files of both sides in folders and beside them, every tenth with an older version, counted among
 * the project's bytes.
 */
async function fillFiles(db: Db, { project, userId }: Pattern, { files, folders }: Amounts) {
  const projectId = project!.id
  const boxes = times(folders, (index) => ({ id: randomUUID(), projectId, name: `Box ${index}` }))
  await db.folder.createMany({ data: boxes })
  const rows = times(files, (index) => {
    const name = `picture-${String(index).padStart(4, '0')}.png`
    const folderId = index % 2 ? boxes[index % folders]!.id : null
    return {
      id: randomUUID(),
      projectId,
      ownerId: userId,
      folderId,
      name,
      sortName: name,
      status: 'available' as const,
      size: FILE_BYTES,
    }
  })
  await inPortions(rows, (data) => db.file.createMany({ data }))
  const version = (
    fileId: string,
    number: number,
    status: 'available' | 'superseded',
    side: string,
  ) => ({
    fileId,
    number,
    status,
    side,
    uploadedById: side === 'studio' ? 1 : userId,
    storageKey: randomUUID(),
    contentType: 'image/png',
    size: FILE_BYTES,
    received: FILE_BYTES,
  })
  const versions = rows.flatMap(({ id }, index) => {
    const older = index % 10 === 0
    const side = index % 3 ? 'client' : 'studio'
    return [
      ...(older ? [version(id, 1, 'superseded', side)] : []),
      version(id, older ? 2 : 1, 'available', side),
    ]
  })
  await inPortions(versions, (data) => db.fileVersion.createMany({ data }))
  await db.project.update({
    where: { id: projectId },
    data: { fileBytes: { increment: BigInt(versions.length * FILE_BYTES) } },
  })
}

/** What happened: files that came from both sides, the latest of them last. */
async function fillHistory(db: Db, { id: orderId, project, userId }: Pattern, count: number) {
  const begin = Date.now()
  const actor = (index: number) =>
    index % 2 ? { actorType: 'admin', actorId: 1 } : { actorType: 'client', actorId: userId }
  const rows = times(count, (index) => ({
    ...{
      subject: 'file',
      subjectId: randomUUID(),
      kind: 'file.added',
      key: randomUUID(),
      orderId,
      projectId: project!.id,
      ...actor(index),
    },
    ...{
      data: { title: index === count - 1 ? NEWEST.activity : `picture-${index}.png`, number: 1 },
      at: new Date(begin + index),
    },
  }))
  await inPortions(rows, (data) => db.event.createMany({ data }))
}

/** What the client was told; every other notice is unread. */
async function fillNotices(db: Db, { id: orderId, userId, number }: Pattern, count: number) {
  const rows = times(count, (index) => ({
    ...{
      userId: userId!,
      orderId,
      key: randomUUID(),
      kind: 'message.posted',
      href: `/dashboard/messages?order=${orderId}`,
    },
    ...{
      data: {
        who: index === count - 1 ? NEWEST.notice : 'Astrid',
        number,
        title: `Notice ${index}`,
      },
      readAt: index % 2 ? null : new Date(),
    },
  }))
  await inPortions(rows, (data) => db.notification.createMany({ data }))
}

/**
 * Gives the demo client this much beside what is there already, most of it in one running order;
 * returns that order's and its project's id.
 */
export async function growClient(db: Db, amounts: Amounts) {
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  const order = await db.order.findFirstOrThrow({
    where: { userId, project: { milestones: { some: { status: 'submitted' } } } },
    include: INCLUDED,
  })
  await fillOrders(db, order, amounts.orders)
  await fillConversation(db, order, amounts.messages)
  await fillFiles(db, order, amounts)
  await fillHistory(db, order, amounts.events)
  await fillNotices(db, order, amounts.notifications)
  return { order: order.id, projectId: order.project!.id }
}
