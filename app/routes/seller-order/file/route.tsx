import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOnFile, findFileOfOrder, presentFilePage } from '~/order-room/files/file-page.server'
import { studioFiles } from '~/order-room/files/files-place'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { FilePage } from '~/order-room/files/file-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['files'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, language, order, frame, at } = await openStudioOrder(args)
  const file = await findFileOfOrder(participant, args.params.fileId, order.id)
  return {
    title: file.name,
    frame,
    file: await presentFilePage(file, {
      participant,
      language,
      place: studioFiles(at, order.id),
      mayChange: true,
    }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { participant, language, order, at } = await openStudioOrder(args)
  const file = await findFileOfOrder(participant, args.params.fileId, order.id)
  return actOnFile(args.request, file, { participant, language, place: studioFiles(at, order.id) })
}

export default function OrderFile() {
  const { title, frame, file } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <StudioOrderPage
      title={<span className="[overflow-wrap:anywhere]">{title}</span>}
      frame={frame}
    >
      <FilePage file={file} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
