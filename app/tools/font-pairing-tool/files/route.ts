import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendPairingFile } from '~/tools/font-pairing-tool/files.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return sendPairingFile(params.file!, request.url, await getLanguage(request))
}
