import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendCheckFile } from '~/tools/responsive-checker/file.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return sendCheckFile(params.file!, request, await getLanguage(request))
}
