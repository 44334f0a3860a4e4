import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { sendImageArchive } from '~/tools/image-optimizer/file.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** An archive is made of a posted form: who opens its address is led to the tool. */
export function loader() {
  return redirect(paths.tool('image-optimizer'), 303)
}

export async function action({ request, params }: ActionFunctionArgs) {
  return sendImageArchive(request, params.file!, await getLanguage(request))
}
