import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { keepLanguage } from '~/domain/people/kept-choices.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { hasLanguage, languageCookie } from '~/platform/i18n/language-cookie.server'
import { isLanguage } from '~/platform/i18n/languages'
import { findViewer } from '~/platform/session/guards.server'

/** `?lng=` outranks the stored language, so it would undo the choice. */
function withoutLanguage(path: string) {
  const url = new URL(path, 'http://site')
  if (!url.searchParams.has('lng')) return path
  url.searchParams.delete('lng')
  return safeRedirect(url.pathname + url.search + url.hash, paths.home())
}

export function loader() {
  return redirect(paths.home(), 303)
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const language = form.get('language')
  const back = safeRedirect(form.get('redirectTo'), paths.home())
  if (!isLanguage(language)) return seeOther(back)
  // What the browser's storage has counts where nothing was chosen (spec §1).
  if (form.get('intent') === 'restore' && (await hasLanguage(args.request))) return seeOther(back)
  const viewer = await findViewer(args)
  if (viewer) await keepLanguage(viewer, language)
  return seeOther(withoutLanguage(back), { cookies: [await languageCookie.serialize(language)] })
}
