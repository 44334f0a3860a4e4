import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendSpeedFile } from '~/tools/website-speed-test/file.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return sendSpeedFile(params.file!, request, await getLanguage(request))
}
