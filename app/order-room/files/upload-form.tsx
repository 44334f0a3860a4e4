import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { answerFor, type FilesAnswer } from './file-answer'
import { UploadProgress } from './upload-progress'
import { useUploads } from './use-uploads'
import { Form } from '~/ui/form/form'

export type UploadFormProps = {
  upload: {
    key: string
    side: 'client' | 'studio'
    projectId: string
    folderId: string | null
    fileId: string | null
    most: number
    size: string
    chunkBytes: number
    href: string
  }
  answer: FilesAnswer
}

/** Files to choose and send: in one form, or, with script, in pieces that go on after a break. */
export function UploadForm({ upload, answer }: UploadFormProps) {
  const { t } = useTranslation('files')
  const { sending, finished, failed, begun, lost, onSubmit } = useUploads(upload)
  const { lines, errors, answer: own } = answerFor(begun ? undefined : answer, 'upload')
  const version = upload.fileId !== null
  const messages = failed.map(({ message }) => ({ fieldId: 'upload-files', message }))
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={onSubmit}
      className="grid gap-4"
    >
      <ErrorSummary id="upload-problem" errors={[...lines, ...messages]} answer={own ?? failed} />
      <input type="hidden" name="key" value={upload.key} />
      {upload.folderId && <input type="hidden" name="folder" value={upload.folderId} />}
      {upload.fileId && <input type="hidden" name="file" value={upload.fileId} />}
      {!version && upload.side === 'studio' && (
        <label htmlFor="upload-teamOnly" className="flex min-h-11 items-center gap-3">
          <input id="upload-teamOnly" type="checkbox" name="teamOnly" className="tick" />
          {t('upload.teamOnly')}
        </label>
      )}
      <FileField
        id="upload-files"
        name="files"
        multiple={!version}
        label={version ? t('upload.versionLabel') : t('upload.label')}
        hint={
          version
            ? t('upload.versionHint', { size: upload.size })
            : t('upload.hint', { most: upload.most, size: upload.size })
        }
        errors={messages.length > 0 ? messages.map(({ message }) => message) : errors}
      />
      <UploadProgress {...{ sending, finished, lost }} />
      <div>
        <Button variant={version ? 'secondary' : 'primary'} size="sm" disabled={sending.length > 0}>
          {t('upload.button')}
        </Button>
      </div>
    </Form>
  )
}
