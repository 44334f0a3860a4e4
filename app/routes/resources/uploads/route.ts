import type { ActionFunctionArgs } from '@remix-run/node'
import { beginUpload } from '~/routes/resources/_area/upload-api.server'
import { wrongMethod } from '~/platform/http/api-guards.server'

export function loader() {
  return wrongMethod('POST')
}

/** Begins to send a file in pieces: answers with its state, and where the pieces go. */
export async function action(args: ActionFunctionArgs) {
  return args.request.method === 'POST' ? beginUpload(args) : wrongMethod('POST')
}
