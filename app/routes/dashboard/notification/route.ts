import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { openNotification } from '~/domain/notifications/centre.server'
import { notFound } from '~/platform/http/answers.server'
import { isId } from '~/platform/row-id'
import { requireViewer } from '~/platform/session/guards.server'
import { orNotFound } from '~/shell/answers.server'

/** The way of a notification to what it is about: its reader has seen it by then. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const id = args.params.id
  if (!isId(id)) throw notFound()
  const place = await orNotFound(openNotification(viewer.id, id, viewer.viewedBy !== null))
  return redirect(place, 303)
}
