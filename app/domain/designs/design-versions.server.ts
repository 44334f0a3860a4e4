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

/** A picture as a form brings it; `key` is drawn when the form is shown. */
export interface NewVersion {
  file: { name: string; bytes: Uint8Array }
  note: string
  key: string
}

async function versionRow(
  { file, note, key }: NewVersion,
  staffId: number,
): Promise<Omit<Prisma.DesignVersionCreateWithoutDesignInput, 'number'>> {
  const picture = await readPicture(file)
  const { width, height } = picture
  return {
    note,
    key,
    width,
    height,
    fileVersion: { create: pictureRow(await storePicture(picture, 'designs'), staffId) },
  }
}

/**
 * A new design with its first version, which the client does not see yet. Throws `design.*` and
 * `notFound`.
 */
export async function addDesign(
  staff: Participant,
  orderId: string,
  { title, ...version }: NewVersion & { title: string },
): Promise<string> {
  const project = required(
    await db.project.findFirst({ where: projectsOf(staff, 'see', orderId), select: { id: true } }),
    'project',
  )
  const row = await versionRow(version, staff.userId)
  const added = await numbered((tx) =>
    tx.design.create({
      data: { projectId: project.id, title, versions: { create: { ...row, number: 1 } } },
    }),
  )
  return (
    added?.id ??
    (await db.designVersion.findUniqueOrThrow({ where: { key: version.key } })).designId
  )
}

/**
 * The next version of a design, which the client does not see yet; returns its number. Throws
 * `design.*` and `notFound`.
 */
export async function addDesignVersion(
  staff: Participant,
  orderId: string,
  designId: string,
  version: NewVersion,
): Promise<number> {
  const where = { id: requireId(designId, 'design'), project: projectsOf(staff, 'see', orderId) }
  if ((await db.design.count({ where })) === 0) throw new DomainError('notFound', 'design')
  const row = await versionRow(version, staff.userId)
  const added = await numbered(async (tx) => {
    const { _max } = await tx.designVersion.aggregate({
      where: { designId },
      _max: { number: true },
    })
    return tx.designVersion.create({
      data: { ...row, design: { connect: { id: designId } }, number: (_max.number ?? 0) + 1 },
    })
  })
  return (added ?? (await db.designVersion.findUniqueOrThrow({ where: { key: version.key } })))
    .number
}

const WITH_DESIGN = {
  design: { include: { project: { select: { orderId: true } } } },
} satisfies Prisma.DesignVersionInclude

/** A version that somebody may do this with. Throws `notFound`. */
export async function requireDesignVersion(
  tx: Transaction,
  who: Participant,
  act: Act,
  id: string,
): Promise<SharedVersion & { designId: string }> {
  const where = {
    id: requireId(id, 'design version'),
    design: { project: projectsOf(who, act) },
    ...visibleTo(who),
  }
  const { design, number, status } = required(
    await tx.designVersion.findFirst({ where, include: WITH_DESIGN }),
    'design version',
  )
  return {
    subject: 'design',
    id,
    number,
    status,
    title: design.title,
    designId: design.id,
    projectId: design.projectId,
    orderId: design.project.orderId,
  }
}

/** Where the client, and where the studio, sees a version. */
export const designHrefs = ({
  designId,
  orderId,
  number: version,
}: Pick<SharedVersion, 'orderId' | 'number'> & { designId: string }) => ({
  client: paths.designVersion(designId, { order: orderId, version }),
  studio: adminPaths.design(orderId, designId, { version }),
})

/**
 * Shows a version to the client, in place of those before it. Throws `moved`, also when a
 * newer one is shown, and `notFound`.
 */
export async function shareDesignVersion(staff: Participant, versionId: string) {
  return transaction(async (tx) => {
    const version = await requireDesignVersion(tx, staff, 'see', versionId)
    const others = await tx.designVersion.findMany({
      where: { designId: version.designId, id: { not: versionId } },
      select: { id: true, number: true, status: true },
    })
    await shareVersion(tx, version, staff, { others, href: designHrefs(version).client })
    return version
  })
}

/** Notes that somebody of the client has opened a version; quiet when it was opened before. */
export async function noteDesignViewed(reader: Participant, versionId: string) {
  if (onlyLooks(reader)) return
  await transaction(async (tx) => {
    const version = await requireDesignVersion(tx, reader, 'see', versionId)
    await moveShared(tx, version, 'viewed', reader, { viewedAt: currentTime() })
  })
}

/**
 * The client's answer to a version. Throws `moved` when somebody was quicker, and `notFound`.
 */
export async function answerDesignVersion(
  client: Participant,
  versionId: string,
  answer: VersionAnswer,
) {
  return transaction(async (tx) => {
    const version = await requireDesignVersion(tx, client, 'answer', versionId)
    await answerVersion(tx, version, client, { answer, href: designHrefs(version).studio })
    return version
  })
}
