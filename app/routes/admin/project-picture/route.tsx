import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PROJECT_DESK } from '~/routes/admin/_area/curation/curation-desks.server'
import { CurationEditor } from '~/routes/admin/_area/curation/curation-editor'
import {
  loadRecordPictures,
  saveRecordPicture,
} from '~/routes/admin/_area/curation/curation-pictures.server'
import { pageMeta } from '~/shell/page-meta'
import { PicturePart } from '~/routes/admin/_area/curation/picture-part'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['curation', 'products'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor.tab }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadRecordPictures(args, PROJECT_DESK)
}

export async function action(args: ActionFunctionArgs) {
  return saveRecordPicture(args, PROJECT_DESK)
}

export default function ProjectPicture() {
  const { editor, pictures } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CurationEditor {...editor}>
      {pictures.map((picture) => (
        <PicturePart
          key={picture.which}
          {...picture}
          answer={answer?.which === picture.which ? answer.section : undefined}
        />
      ))}
    </CurationEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
