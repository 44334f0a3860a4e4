import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { pictureRow, readPicture, storePicture } from '../files/pictures.server'
import { onlyLooks, type Act, type Participant } from '../people/participant.rules'
import { numbered } from '../projects/next-number.server'
import {
  answerVersion,
  moveShared,
  shareVersion,
  type SharedVersion,
  type VersionAnswer,
} from '~/domain/sharing/share.server'
import { projectsOf, required, requireId, visibleTo } from '~/domain/sharing/shared-access.server'
import { askFraming, framingRow } from './framing.server'

/**
 * An address as a form brings it, with a picture of what stands there now; `key` is drawn when the
 * form is shown.
 */
export interface NewPreview {
  url: string
  screenshot: { name: string; bytes: Uint8Array } | null
  note: string
  key: string
}

async function versionRow(
  { url, screenshot, note, key }: NewPreview,
  staffId: number,
): Promise<Omit<Prisma.PreviewVersionCreateWithoutPreviewInput, 'number'>> {
  const picture = screenshot && (await readPicture(screenshot))
  const shown = picture && {
    ...{ width: picture.width, height: picture.height },
    screenshot: { create: pictureRow(await storePicture(picture, 'previews'), staffId) },
  }
  return { url, note, key, ...shown, ...framingRow(await askFraming(url)) }
}

/**
 * A new preview with its first version, which the client does not see yet. Throws `design.*`
 * and `notFound`.
 */
export async function addPreview(
  staff: Participant,
  orderId: string,
  { title, ...version }: NewPreview & { title: string },
): Promise<string> {
  const project = required(
    await db.project.findFirst({ where: projectsOf(staff, 'see', orderId), select: { id: true } }),
    'project',
  )
  const row = await versionRow(version, staff.userId)
  const added = await numbered((tx) =>
    tx.preview.create({
      data: { projectId: project.id, title, versions: { create: { ...row, number: 1 } } },
    }),
  )
  return (
    added?.id ??
    (await db.previewVersion.findUniqueOrThrow({ where: { key: version.key } })).previewId
  )
}

/**
 * The next version of a preview, which the client does not see yet; returns its number. Throws
 * `design.*` and `notFound`.
 */
export async function addPreviewVersion(
  staff: Participant,
  orderId: string,
  previewId: string,
  version: NewPreview,
): Promise<number> {
  const where = { id: requireId(previewId, 'preview'), project: projectsOf(staff, 'see', orderId) }
  if ((await db.preview.count({ where })) === 0) throw new DomainError('notFound', 'preview')
  const row = await versionRow(version, staff.userId)
  const added = await numbered(async (tx) => {
    const { _max } = await tx.previewVersion.aggregate({
      where: { previewId },
      _max: { number: true },
    })
    return tx.previewVersion.create({
      data: { ...row, preview: { connect: { id: previewId } }, number: (_max.number ?? 0) + 1 },
    })
  })
  return (added ?? (await db.previewVersion.findUniqueOrThrow({ where: { key: version.key } })))
    .number
}

const WITH_PREVIEW = {
  preview: { include: { project: { select: { orderId: true } } } },
} satisfies Prisma.PreviewVersionInclude

/** A version that somebody may do this with. Throws `notFound`. */
export async function requirePreviewVersion(
  tx: Transaction,
  who: Participant,
  act: Act,
  id: string,
): Promise<SharedVersion & { previewId: string; url: string }> {
  const where = {
    id: requireId(id, 'preview version'),
    preview: { project: projectsOf(who, act) },
    ...visibleTo(who),
  }
  const { preview, number, status, url } = required(
    await tx.previewVersion.findFirst({ where, include: WITH_PREVIEW }),
    'preview version',
  )
  return {
    subject: 'preview',
    id,
    number,
    status,
    url,
    title: preview.title,
    previewId: preview.id,
    projectId: preview.projectId,
    orderId: preview.project.orderId,
  }
}

/**
 * Shows a version to the client, in place of those before it. Throws `moved`, also when a
 * newer one is shown, and `notFound`.
 */
export async function sharePreviewVersion(staff: Participant, versionId: string) {
  return transaction(async (tx) => {
    const version = await requirePreviewVersion(tx, staff, 'see', versionId)
    const { previewId, number, orderId } = version
    const others = await tx.previewVersion.findMany({
      where: { previewId, id: { not: versionId } },
      select: { id: true, number: true, status: true },
    })
    const href = paths.previewVersion(previewId, { order: orderId, version: number })
    await shareVersion(tx, version, staff, { others, href })
    return version
  })
}

/** Notes that somebody of the client has opened a version; quiet when it was opened before. */
export async function notePreviewViewed(reader: Participant, versionId: string) {
  if (onlyLooks(reader)) return
  await transaction(async (tx) => {
    const version = await requirePreviewVersion(tx, reader, 'see', versionId)
    await moveShared(tx, version, 'viewed', reader, { viewedAt: currentTime() })
  })
}

/**
 * The client's answer to a version. Throws `moved` when somebody was quicker, and `notFound`.
 */
export async function answerPreviewVersion(
  client: Participant,
  versionId: string,
  answer: VersionAnswer,
) {
  return transaction(async (tx) => {
    const version = await requirePreviewVersion(tx, client, 'answer', versionId)
    const { previewId, number, orderId } = version
    const href = adminPaths.preview(orderId, previewId, { version: number })
    await answerVersion(tx, version, client, { answer, href })
    return version
  })
}
