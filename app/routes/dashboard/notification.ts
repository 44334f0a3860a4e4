import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { openNotification } from '~/domain/notifications/centre.server'
import { readUuid } from '~/frame/notifications.server'
import { NotFoundError } from '~/platform/errors'
import { notFound } from '~/platform/http/answers.server'
import { requireViewer } from '~/platform/session/guards.server'

/** The way of a notification to what it is about: its reader has seen it by then. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const id = readUuid(args.params.id)
  if (!id) throw notFound()
  try {
    return redirect(await openNotification(viewer.id, id), 303)
  } catch (error) {
    throw error instanceof NotFoundError ? notFound() : error
  }
}
