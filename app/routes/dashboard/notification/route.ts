import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { openNotification } from '~/domain/notifications/centre.server'
import { NotFoundError } from '~/platform/errors'
import { notFound } from '~/platform/http/answers.server'
import { isId } from '~/platform/row-id'
import { requireViewer } from '~/platform/session/guards.server'

/** The way of a notification to what it is about: its reader has seen it by then. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const id = args.params.id
  if (!isId(id)) throw notFound()
  try {
    return redirect(await openNotification(viewer.id, id, viewer.viewedBy !== null), 303)
  } catch (error) {
    throw error instanceof NotFoundError ? notFound() : error
  }
}
