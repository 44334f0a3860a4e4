import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { openNotification, whoseNotification } from '~/domain/notifications/center.server'
import { notFound } from '~/platform/http/answers.server'
import { isId } from '~/platform/row-id'
import { requireViewer } from '~/platform/session/guards.server'
import { orNull } from '~/shell/answers.server'
import { notForViewer } from '~/shell/other-account.server'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction = (args) => pageMeta(args, { robots: 'noindex' })

/** The way of a notification to what it is about: its reader has seen it by then. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const id = args.params.id
  if (!isId(id)) throw notFound()
  const place = await orNull(openNotification(viewer.id, id, viewer.impersonator !== null))
  if (!place) throw await notForViewer(args, await whoseNotification(id))
  return redirect(place, 303)
}

/** A link of another account: the page that says there is none. */
export default function Notification() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage />
}
