import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendGridFile } from '~/tools/css-grid-generator/files.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return sendGridFile(params.file!, request.url, await getLanguage(request))
}
