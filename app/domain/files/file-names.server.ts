import { db } from '~/platform/db/db.server'
import { untilAllHaveTerms } from '~/domain/ground/word-search.server'
import { fileSearchName } from './project-files.rules'

const AT_ONCE = 500

/** Folds the names of all files, once: they were kept without case alone. */
export async function foldFileNames(): Promise<number> {
  for (let after = ''; ;) {
    const rows = await db.file.findMany({
      where: { id: { gt: after }, projectId: { not: null } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true, name: true, sortName: true },
    })
    for (const { id, name, sortName } of rows)
      if (sortName !== fileSearchName(name))
        await db.file.update({
          where: { id },
          data: { sortName: fileSearchName(name) },
          select: { id: true },
        })
    if (rows.length < AT_ONCE) return 0
    after = rows.at(-1)!.id
  }
}

export const completeFileNames = untilAllHaveTerms('files', foldFileNames)
