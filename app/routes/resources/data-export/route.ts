import type { LoaderFunctionArgs } from '@remix-run/node'
import { brand } from '~/brand'
import { getExport } from '~/domain/data-requests/exports.server'
import { orNotFound } from '~/shell/answers.server'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { requireRecentSelf } from '~/platform/session/guards.server'
import { storage } from '~/platform/storage/storage.server'

/**
 * The export that the viewer asked for, to keep; 404 for everybody else and when its time is over.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireRecentSelf(args)
  const { storageKey, finishedAt } = await orNotFound(getExport(viewer.id, args.params.id ?? ''))
  const stored = await storage().get(storageKey)
  if (!stored) throw notFound()
  return new Response(stored.body, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(stored.size),
      'Content-Disposition': attachment(`${brand.slug}-${formatIsoDay(finishedAt)}.json`),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
