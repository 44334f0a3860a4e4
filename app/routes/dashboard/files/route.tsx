import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { openClientPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import { actOnFiles, loadFiles } from '~/order-room/files/files-page.server'
import { clientFiles } from '~/order-room/files/files-place'
import { pageMeta } from '~/shell/page-meta'
import { translator } from '~/platform/i18n/i18n.server'
import { FilesPage, NoProjectYet } from '~/order-room/files/files-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['files'] }

export { readAfterRefusal as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, language, order, frame, status } = await openClientPage(args)
  const files =
    order &&
    (await loadFiles(args.request, {
      participant: reader,
      language,
      orderId: order.id,
      place: clientFiles(order.id),
      mayChange: frame.mayAnswer,
    }))
  return data({ title: translator(language, 'files')('title'), frame, files }, { status })
}

export async function action(args: ActionFunctionArgs) {
  const { reader: participant, language } = await requireClient(args)
  const { order } = await openClientPage(args)
  const orderId = order?.id ?? ''
  return actOnFiles(args.request, {
    participant,
    language,
    place: clientFiles(orderId),
    by: { orderId },
  })
}

export default function Files() {
  const { title, frame, files } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('files')
  return (
    <ClientPage
      title={title}
      lead={frame.selected && t('lead', { name: frame.selected.seller })}
      frame={frame}
    >
      {files ? <FilesPage files={files} answer={answer} /> : <NoProjectYet />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
