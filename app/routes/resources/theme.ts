import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { isTheme, toggledTheme } from '~/platform/theme'
import { getTheme, themeCookie } from '~/platform/theme.server'

export function loader() {
  return redirect(paths.home(), 303)
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const chosen = form.get('intent') === 'toggle' ? toggledTheme(await getTheme(request)) : form.get('theme')
  const back = safeRedirect(form.get('redirectTo'), paths.home())
  return seeOther(back, { cookies: [isTheme(chosen) ? await themeCookie.serialize(chosen) : null] })
}
