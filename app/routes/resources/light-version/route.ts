import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { lightVersionCookie } from '~/platform/light-version.server'

export function loader() {
  return redirect(paths.home(), 303)
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const light = form.get('light')
  const back = safeRedirect(form.get('redirectTo'), paths.home())
  return seeOther(back, {
    cookies: [light === 'on' || light === 'off' ? await lightVersionCookie.serialize(light) : null],
  })
}
