import { db, type Prisma } from '~/platform/db/db.server'
import { SHOWCASE_PICTURES } from '../curation/curation-picture.rules'
import { PRODUCT_PICTURES } from '../catalog/product-picture.rules'
import { KEPT_VERSIONS } from '../files/project-files.rules'
import type { StudioExport } from './studio-export.server'

export interface ExportFile {
  folder: string
  name: string
  storageKey: string
  /** Bytes; null for a picture, which no row measures. */
  size: number | null
  changedAt: Date
}

/**
 * Of a studio's orders: what is among a project's files, came with a brief, went with a message, or
 * is a design's or preview's picture.
 */
const versionsOf = (order: Prisma.OrderWhereInput): Prisma.FileVersionWhereInput[] => [
  { file: { project: { order } } },
  { file: { orderLines: { some: { orderLine: { order } } } } },
  { file: { attachments: { some: { message: { thread: { kind: 'order', order } } } } } },
  { designVersions: { some: { design: { project: { order } } } } },
  { screenshots: { some: { preview: { project: { order } } } } },
]

const ORDER_NUMBER = { select: { number: true } } as const
const OF_PROJECT = { select: { project: { select: { order: ORDER_NUMBER } } } } as const
const WHERE_FROM = {
  project: { select: { order: ORDER_NUMBER } },
  orderLines: { take: 1, select: { orderLine: { select: { order: ORDER_NUMBER } } } },
  attachments: {
    take: 1,
    select: { message: { select: { thread: { select: { order: ORDER_NUMBER } } } } },
  },
} as const

/**
 * Every kept version of the files of a studio's orders, the newest first, each in the folder of its
 * order.
 */
export async function listOrderFiles(studioId: number): Promise<ExportFile[]> {
  const versions = await db.fileVersion.findMany({
    where: { status: { in: [...KEPT_VERSIONS] }, OR: versionsOf({ studioId }) },
    orderBy: { id: 'desc' },
    include: {
      file: { select: { name: true, ...WHERE_FROM } },
      designVersions: { take: 1, select: { design: OF_PROJECT } },
      screenshots: { take: 1, select: { preview: OF_PROJECT } },
    },
  })
  return versions.map(
    ({
      file: { name, project, orderLines, attachments },
      designVersions,
      screenshots,
      ...version
    }) => ({
      folder:
        (
          project?.order ??
          orderLines[0]?.orderLine.order ??
          attachments[0]?.message.thread.order ??
          designVersions[0]?.design.project.order ??
          screenshots[0]?.preview.project.order
        )?.number ?? '',
      name: version.name ?? name,
      ...{
        storageKey: version.storageKey,
        size: version.size,
        changedAt: version.createdAt,
      },
    }),
  )
}

/** The pictures of a studio's services and works, and its logo. */
export function listPictures({
  studio,
  products,
  projects,
  exportedAt,
}: Pick<StudioExport, 'studio' | 'products' | 'projects' | 'exportedAt'>): ExportFile[] {
  const picture = (storageKey: string): ExportFile => ({
    folder: 'pictures',
    name: storageKey.split('/').at(-1)!,
    storageKey,
    size: null,
    changedAt: exportedAt,
  })
  const shown = products
    .flatMap(({ image }) => PRODUCT_PICTURES.nameOf(image) ?? [])
    .map(PRODUCT_PICTURES.keyOf)
  const works = projects
    .flatMap(({ image }) => SHOWCASE_PICTURES.nameOf(image) ?? [])
    .map(SHOWCASE_PICTURES.keyOf)
  return [...(studio.logoKey ? [studio.logoKey] : []), ...new Set([...shown, ...works])].map(
    picture,
  )
}
