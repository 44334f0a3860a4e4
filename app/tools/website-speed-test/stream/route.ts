import type { LoaderFunctionArgs } from '@remix-run/node'
import { streamSpeedTest } from '~/tools/website-speed-test/stream.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return streamSpeedTest(request, await getLanguage(request))
}
