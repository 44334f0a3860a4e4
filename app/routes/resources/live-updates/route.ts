import type { LoaderFunctionArgs } from '@remix-run/node'
import { openLiveUpdates } from './page.server'

/** What changes on the pages of somebody who is signed in, as server-sent events. */
export async function loader(args: LoaderFunctionArgs) {
  return openLiveUpdates(args)
}
