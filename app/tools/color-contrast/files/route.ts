import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendContrastFile } from '~/tools/color-contrast/files.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return sendContrastFile(params.file!, request.url, await getLanguage(request))
}
