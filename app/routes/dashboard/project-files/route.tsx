import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { openOrderPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import {
  actOnFiles,
  loadFiles,
  orderOfProject,
  projectAskedFor,
} from '~/order-room/files/files-page.server'
import { projectFiles } from '~/order-room/files/files-place'
import { pageMeta } from '~/shell/page-meta'
import { translator } from '~/platform/i18n/i18n.server'
import { FilesPage } from '~/order-room/files/files-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['files'] }

export { readAfterRefusal as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const who = await requireClient(args)
  const { reader, language, order, frame, status } = await openOrderPage(
    who,
    await orderOfProject(who.reader, id),
  )
  const other = await projectAskedFor(args.request, reader, order)
  if (other) throw redirect(other)
  const files =
    order &&
    (await loadFiles(args.request, {
      participant: reader,
      language,
      orderId: order.id,
      place: projectFiles(id),
      mayChange: frame.mayAnswer,
    }))
  return data({ title: translator(language, 'files')('title'), frame, files }, { status })
}

export async function action(args: ActionFunctionArgs) {
  const { reader: participant, language } = await requireClient(args)
  const id = args.params.id ?? ''
  return actOnFiles(args.request, { participant, language, place: projectFiles(id), by: { id } })
}

export default function ProjectFiles() {
  const { title, frame, files } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('files')
  return (
    <ClientPage
      title={title}
      lead={frame.selected && t('lead', { name: frame.selected.seller })}
      frame={frame}
    >
      {files && <FilesPage files={files} answer={answer} />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
