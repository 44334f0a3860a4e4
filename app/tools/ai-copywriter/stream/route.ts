import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '~/paths'
import { streamCopy } from '~/tools/ai-copywriter/stream.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** Only the tool's form is answered here: who opens the address is led to the tool. */
export function loader() {
  return redirect(paths.tool('ai-copywriter'), 303)
}

export async function action({ request }: ActionFunctionArgs) {
  return streamCopy(request, await getLanguage(request))
}
