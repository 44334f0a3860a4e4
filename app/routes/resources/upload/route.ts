import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handlePiece, tellUpload } from '~/routes/resources/_area/upload-api.server'
import { wrongMethod } from '~/platform/http/api-guards.server'

/** How far an upload is. */
export async function loader(args: LoaderFunctionArgs) {
  return tellUpload(args, args.params.id ?? '')
}

/** The next piece of it; with the last one the file is there. */
export async function action(args: ActionFunctionArgs) {
  return args.request.method === 'PUT'
    ? handlePiece(args, args.params.id ?? '')
    : wrongMethod('GET', 'PUT')
}
