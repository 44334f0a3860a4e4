import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendStudioExport } from './page.server'
import { requireStudio } from '~/shell/studio-page.server'

/** All that is kept for the studio of whoever is signed in, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return sendStudioExport(studio.id)
}
