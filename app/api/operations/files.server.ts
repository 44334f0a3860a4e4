import { z } from 'zod'
import { listFiles } from '~/domain/programs/program-files.server'
import { id, moment, toMoment } from '~/domain/programs/program-fields'
import { pageFields, pageOf, wanted } from '../fields'
import { operation } from '../operation'

const file = z.object({
  id,
  name: z.string(),
  folder: z.string().nullable(),
  size: z.int().describe('Bytes.'),
  contentType: z.string().nullable(),
  sha256: z.string().nullable(),
  version: z.int(),
  side: z.string().describe('Who put it there: "client", "studio" or "freelancer".'),
  forClient: z.boolean().describe('False for what only the studio sees.'),
  createdAt: moment,
})

type Row = Awaited<ReturnType<typeof listFiles>>['rows'][number]

function present({ versions: [version], folder, visibility, ...row }: Row) {
  return {
    ...row,
    folder: folder?.name ?? null,
    contentType: version?.contentType ?? null,
    sha256: version?.sha256 ?? null,
    version: version?.number ?? 1,
    side: version?.side ?? 'studio',
    forClient: visibility === 'client',
    createdAt: toMoment(row.createdAt),
  }
}

export const listFilesOperation = operation({
  id: 'listFiles',
  method: 'GET',
  path: '/orders/{order}/files',
  scope: 'read',
  query: z.strictObject(pageFields),
  answer: pageOf(file),
  handle: async ({ participant, params, query }) => {
    const { rows, next } = await listFiles(participant, params.order!, wanted(query))
    return { data: rows.map(present), next }
  },
})
