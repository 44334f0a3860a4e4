import { Readable } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { storage } from '~/platform/storage/storage.server'
import type { Participant } from '../people/participant.rules'
import { projectsOf, required, requireId, visibleTo } from '~/domain/sharing/shared-access.server'
import { changedShare } from './compare-pixels.rules'
import { drawDifference } from './difference-picture.server'

const DIFFERENCE_TYPE = 'image/webp'

async function readScreenshot(versionId: string): Promise<Uint8Array> {
  const version = await db.previewVersion.findUnique({
    where: { id: versionId },
    select: { screenshot: { select: { storageKey: true } } },
  })
  const stored = version?.screenshot && (await storage().get(version.screenshot.storageKey))
  if (!stored) throw new DomainError('notFound', 'screenshot')
  return new Uint8Array(await arrayBuffer(Readable.fromWeb(stored.body as NodeReadableStream)))
}

async function compare(beforeId: string, afterId: string) {
  const { picture, areas, ...found } = await drawDifference(
    await readScreenshot(beforeId),
    await readScreenshot(afterId),
  )
  const storageKey = `differences/${beforeId}-${afterId}`
  await storage().put(storageKey, picture, { contentType: DIFFERENCE_TYPE })
  const row = {
    beforeId,
    afterId,
    storageKey,
    changed: changedShare(found),
    areas: areas.length,
    width: found.width,
    height: found.height,
  }
  try {
    return await db.previewComparison.create({ data: row })
  } catch (error) {
    // Somebody else looked at the same moment, and drew the same.
    if (!isUniqueViolation(error)) throw error
    return db.previewComparison.findUniqueOrThrow({
      where: { beforeId_afterId: { beforeId, afterId } },
    })
  }
}

/** Those that are being drawn; whoever looks meanwhile waits for the same one. */
const drawing = new Map<string, ReturnType<typeof compare>>()

function compareOnce(beforeId: string, afterId: string) {
  const pair = `${beforeId} ${afterId}`
  const known = drawing.get(pair)
  if (known) return known
  const drawn = compare(beforeId, afterId).finally(() => drawing.delete(pair))
  drawing.set(pair, drawn)
  return drawn
}

/**
 * What changed between the screenshots of two versions that the caller has seen: drawn at the first
 * look, kept from then on. Throws `notFound` when one of them has none.
 */
export async function comparePreviewVersions(beforeId: string, afterId: string) {
  return (
    (await db.previewComparison.findUnique({
      where: { beforeId_afterId: { beforeId, afterId } },
    })) ?? compareOnce(beforeId, afterId)
  )
}

/**
 * Where the picture of a comparison is stored, for those who may see both versions. Throws
 * `notFound` for anyone else.
 */
export async function getDifference(reader: Participant, beforeId: string, afterId: string) {
  const seen = { ...visibleTo(reader), preview: { project: projectsOf(reader, 'see') } }
  const where = {
    beforeId: requireId(beforeId, 'comparison'),
    afterId: requireId(afterId, 'comparison'),
    before: seen,
    after: seen,
  }
  return required(
    await db.previewComparison.findFirst({ where, select: { id: true, storageKey: true } }),
    'comparison',
  )
}
