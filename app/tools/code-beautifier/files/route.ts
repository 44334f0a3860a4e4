import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '~/paths'
import { sendCodeFile } from '~/tools/code-beautifier/file.server'

/** A file is made of a posted form: who opens its address is led to the tool. */
export function loader() {
  return redirect(paths.tool('code-beautifier'), 303)
}

export async function action({ request, params }: ActionFunctionArgs) {
  return sendCodeFile(request, params.file!)
}
