import { paths } from '~/paths'
import type { OrderPaths } from '~/paths/seller-order'

type Query = Record<string, string | undefined>

/**
 * Which pages show a project's files: those of the client, of the client by project, or of the
 * studio.
 */
export interface FilesPlace {
  list(query?: Query): string
  file(id: string): string
}

export const clientFiles = (order: string): FilesPlace => ({
  list: (query) => paths.files({ order, ...query }),
  file: paths.file,
})
export const projectFiles = (projectId: string): FilesPlace => ({
  list: (query) => paths.projectFiles(projectId, query),
  file: paths.file,
})
export const studioFiles = (at: OrderPaths, orderId: string): FilesPlace => ({
  list: (query) => at.orderPart(orderId, 'files', query),
  file: (id) => at.orderFile(orderId, id),
})
