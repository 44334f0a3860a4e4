import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { keepTheme } from '~/domain/people/kept-choices.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { findViewer } from '~/platform/session/guards.server'
import { isTheme, toggledTheme } from '~/platform/theme'
import { getTheme, hasTheme, themeCookie } from '~/platform/theme.server'

export function loader() {
  return redirect(paths.home(), 303)
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const form = await readForm(request)
  const back = safeRedirect(form.get('redirectTo'), paths.home())
  if (form.get('intent') === 'restore' && (await hasTheme(request))) return seeOther(back)
  const chosen =
    form.get('intent') === 'toggle' ? toggledTheme(await getTheme(request)) : form.get('theme')
  if (!isTheme(chosen)) return seeOther(back)
  const viewer = await findViewer(args)
  if (viewer) await keepTheme(viewer, chosen)
  return seeOther(back, { cookies: [await themeCookie.serialize(chosen)] })
}
