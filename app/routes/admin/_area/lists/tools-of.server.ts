import { listSavedViews } from '~/domain/lists/saved-views.server'
import type { AdminListName } from '~/domain/lists/list.rules'
import { adminPaths } from '~/paths/admin'
import type { AdminList, ListQuery } from './list'

/** A query in one order of its parts: two addresses for one filter are the same. */
export function writeQuery(query: ListQuery): string {
  const parts = Object.entries(query).filter((part): part is [string, string] => Boolean(part[1]))
  return new URLSearchParams(parts.sort(([a], [b]) => a.localeCompare(b))).toString()
}

/**
 * What stands beside a list: one's own views of it, where to keep the one that is shown, and its
 * export.
 */
export async function toolsOf(
  { name, href, keep, acts }: Pick<AdminList, 'href' | 'keep' | 'acts'> & { name: AdminListName },
  query: URLSearchParams,
  userId: number,
) {
  const kept = keep(query)
  const shown = writeQuery(kept)
  const views = await listSavedViews(userId, name)
  return {
    list: name,
    views: views.map((view) => {
      const chosen = keep(new URLSearchParams(view.query))
      return { label: view.name, href: href(chosen), current: writeQuery(chosen) === shown }
    }),
    viewsHref: adminPaths.views({ list: name, query: shown || undefined }),
    exportHref: adminPaths.export(name, kept),
    bulkHref: adminPaths.bulk(name),
    kept,
    acts: Object.keys(acts),
  }
}
