import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { endViewing } from '~/domain/clients/view-as.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { findSession, findSessionId } from '~/platform/session/session.server'

export async function loader(args: LoaderFunctionArgs) {
  await requireViewer(args)
  return redirect(paths.dashboard())
}

/** The button of the bar above every page that an admin sees in a client's place. */
export async function action({ request }: ActionFunctionArgs) {
  if (!(await findSession(request))) return redirect(paths.auth(), 303)
  const clientId = await endViewing(await findSessionId(request))
  if (clientId === null) return redirect(paths.dashboard(), 303)
  const text = translator(await getLanguage(request), 'view-as')('ended')
  return seeOther(adminPaths.client(clientId), { flash: { kind: 'success', text } })
}
