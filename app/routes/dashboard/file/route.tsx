import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { openOrderPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import { actOnFile, findFileOr404, presentFilePage } from '~/order-room/files/file-page.server'
import { clientFiles } from '~/order-room/files/files-place'
import { pageMeta } from '~/shell/page-meta'
import { FilePage } from '~/order-room/files/file-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['files'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const who = await requireClient(args)
  const file = await findFileOr404(who.reader, args.params.fileId)
  const { reader, language, frame, status } = await openOrderPage(who, file.project.orderId)
  const view = await presentFilePage(file, {
    participant: reader,
    language,
    place: clientFiles(file.project.orderId),
    mayChange: frame.mayAnswer,
  })
  return data({ title: file.name, frame, file: view }, { status })
}

export async function action(args: ActionFunctionArgs) {
  const { reader: participant, language } = await requireClient(args)
  const file = await findFileOr404(participant, args.params.fileId)
  return actOnFile(args.request, file, {
    participant,
    language,
    place: clientFiles(file.project.orderId),
  })
}

export default function File() {
  const { title, frame, file } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ClientPage title={<span className="[overflow-wrap:anywhere]">{title}</span>} frame={frame}>
      <FilePage file={file} answer={answer} />
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
