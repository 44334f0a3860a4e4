import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import type { Language } from '~/platform/i18n/languages'
import { freeName, slugOf } from '../catalog/product-editing.rules'
import { PREVIEW_SIZE, PUBLIC_SHOWCASE_STATUS } from '../content/content.rules'
import { SHOWCASE_ORDER } from '../content/showcase.server'
import { SHOWCASE_PICTURES } from '../curation/curation-picture.rules'
import { recordEvent } from '../events/events.server'
import { nthTime, transition } from '../events/transition.server'
import { curationMachines } from '../ground/machines.rules'
import { readStatus } from '../curation/curation.rules'
import { preparePicture, storePicture, sweepPicture } from '../pictures/pictures.server'
import type { DeskWorkInput } from './desk-work.schema'
import type { DeskMember } from './studio-changes.server'

/** As many as a studio's list shows. */
const MOST = 200
const withWords = { translations: true } as const

/** A studio's works in the order of its showcase, drafts among them. */
export function listDeskWorks(studioId: number) {
  return db.showcaseProject.findMany({
    where: { studioId },
    orderBy: SHOWCASE_ORDER,
    take: MOST,
    include: withWords,
  })
}

/** One work of a studio. Throws `notFound`, for another's too. */
export async function getDeskWork(studioId: number, id: number, tx: Transaction = db) {
  const work = await tx.showcaseProject.findFirst({ where: { id, studioId }, include: withWords })
  if (!work) throw new DomainError('notFound', 'showcase')
  return work
}
export type DeskWork = Awaited<ReturnType<typeof getDeskWork>>

const actorOf = ({ userId }: DeskMember) => ({ type: 'seller', id: userId }) as const

function record(
  tx: Transaction,
  member: DeskMember,
  id: number,
  kind: string,
  { to, key = randomUUID() }: { to?: string; key?: string } = {},
) {
  return recordEvent(tx, {
    subject: 'showcase',
    subjectId: String(id),
    kind,
    to,
    actor: actorOf(member),
    visibility: 'team',
    key,
  })
}

const keyOf = ({ studioId }: DeskMember, key: string) => `showcase:created:${studioId}:${key}`

function create(
  member: DeskMember,
  { words, ...facts }: DeskWorkInput,
  key: string,
): Promise<number> {
  return transaction(async (tx) => {
    const wanted = slugOf(words[0]!.title)
    const alike = await tx.showcaseProject.findMany({
      where: { studioId: member.studioId, slug: { startsWith: wanted } },
      select: { slug: true },
    })
    const slug = freeName(
      wanted,
      alike.map((work) => work.slug),
    )
    const { id } = await tx.showcaseProject.create({
      data: {
        ...facts,
        slug,
        studioId: member.studioId,
        status: 'draft',
        image: '',
        translations: { create: words },
      },
      select: { id: true },
    })
    await record(tx, member, id, 'showcase.created', { to: 'draft', key: keyOf(member, key) })
    return id
  })
}

/**
 * Begins a work of a studio's showcase as a draft and returns its id; the same form sent twice is
 * one work.
 */
export async function createDeskWork(
  member: DeskMember,
  input: DeskWorkInput,
  key: string,
): Promise<number> {
  try {
    return await create(member, input, key)
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
    const { subjectId } = await db.event.findUniqueOrThrow({
      where: { key: keyOf(member, key) },
      select: { subjectId: true },
    })
    return Number(subjectId)
  }
}

/**
 * Saves a work as its form says; words in languages that the form does not show stay. Throws
 * `notFound`, and `desk.conflict` when somebody was quicker.
 */
export function changeDeskWork(
  member: DeskMember,
  id: number,
  { words, ...facts }: DeskWorkInput,
  { stamp, shown }: { stamp: string; shown: readonly Language[] },
): Promise<void> {
  return transaction(async (tx) => {
    const { version } = await getDeskWork(member.studioId, id, tx)
    if (String(version) !== stamp) throw new DomainError('desk.conflict')
    await tx.showcaseProjectTranslation.deleteMany({
      where: { projectId: id, language: { in: [...shown] } },
    })
    await tx.showcaseProject.update({
      where: { id, studioId: member.studioId },
      data: { ...facts, version: { increment: 1 }, translations: { create: words } },
    })
    await record(tx, member, id, 'showcase.changed')
  })
}

/** Gives a work another picture. Throws `picture.*` and `notFound`. */
export async function changeDeskWorkPicture(
  member: DeskMember,
  id: number,
  bytes: Uint8Array,
): Promise<void> {
  await getDeskWork(member.studioId, id)
  const image = await storePicture(SHOWCASE_PICTURES, await preparePicture(bytes, PREVIEW_SIZE))
  await transaction(async (tx) => {
    const work = await getDeskWork(member.studioId, id, tx)
    await sweepPicture(tx, SHOWCASE_PICTURES, work.image)
    await tx.showcaseProject.update({
      where: { id, studioId: member.studioId },
      data: { image, version: { increment: 1 } },
    })
    await record(tx, member, id, 'showcase.changed')
  })
}

/**
 * Shows a work in its studio's showcase, or hides it; false when it is so already, or has no
 * picture to show. Throws `notFound`.
 */
export function showDeskWork(
  member: DeskMember,
  id: number,
  shown: boolean,
): Promise<'done' | 'already' | 'picture'> {
  return transaction(async (tx) => {
    const work = await getDeskWork(member.studioId, id, tx)
    if ((work.status === PUBLIC_SHOWCASE_STATUS) === shown) return 'already'
    if (shown && work.image === '') return 'picture'
    const kind = shown ? 'showcase.published' : 'showcase.taken_down'
    const to = shown ? PUBLIC_SHOWCASE_STATUS : 'hidden'
    const moved = await transition(
      tx,
      curationMachines.showcase,
      { id, status: readStatus(work.status) },
      to,
      {
        ...{ kind, cause: await nthTime(tx, 'showcase', String(id), kind) },
        ...{ actor: actorOf(member), visibility: 'team', where: { studioId: member.studioId } },
      },
    )
    return moved ? 'done' : 'already'
  })
}
