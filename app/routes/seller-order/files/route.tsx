import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOnFiles, loadFiles } from '~/order-room/files/files-page.server'
import { studioFiles } from '~/order-room/files/files-place'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FilesPage, NoProjectYet } from '~/order-room/files/files-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['files'] }

export { readAfterRefusal as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, language, order, frame, at } = await openStudioOrder(args)
  const files = await loadFiles(args.request, {
    participant,
    language,
    orderId: order.id,
    place: studioFiles(at, order.id),
    mayChange: true,
  })
  return { title: translator(language, 'files')('title'), frame, files }
}

export async function action(args: ActionFunctionArgs) {
  const { participant, language, order, at } = await openStudioOrder(args)
  return actOnFiles(args.request, {
    participant,
    language,
    place: studioFiles(at, order.id),
    by: { orderId: order.id },
  })
}

export default function OrderFiles() {
  const { title, frame, files } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <StudioOrderPage title={title} frame={frame}>
      {files ? <FilesPage files={files} answer={answer} /> : <NoProjectYet />}
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
