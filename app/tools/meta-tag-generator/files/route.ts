import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '~/paths'
import { sendMetaFile } from '~/tools/meta-tag-generator/file.server'

/** A file is made of a posted form: who opens its address is led to the tool. */
export function loader() {
  return redirect(paths.tool('meta-tag-generator'), 303)
}

export async function action({ request, params }: ActionFunctionArgs) {
  return sendMetaFile(request, params.file!)
}
