import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportStudio } from '~/domain/studios/studio-export.server'
import { requireStudio } from '~/frame/studio-page.server'

/** All that is kept for the studio of whoever is signed in, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return new Response(JSON.stringify(await exportStudio(studio.id), null, 2), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': `attachment; filename="${studio.slug}.json"`, 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' },
  })
}
