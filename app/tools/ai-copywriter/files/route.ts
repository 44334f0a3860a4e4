import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '~/paths'
import { sendCopyFile } from '~/tools/ai-copywriter/file.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** A file is made of a posted form: who opens its address is led to the tool. */
export function loader() {
  return redirect(paths.tool('ai-copywriter'), 303)
}

export async function action({ request, params }: ActionFunctionArgs) {
  return sendCopyFile(request, params.file!, await getLanguage(request))
}
