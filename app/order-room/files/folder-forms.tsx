import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { answerFor, type FilesAnswer } from './file-answer'

type NameFormProps = {
  intent: 'folder' | 'rename-folder'
  folderId: string | null
  name?: string
  button: string
  answer: FilesAnswer
}

function NameForm({ intent, folderId, name, button, answer }: NameFormProps) {
  const { t } = useTranslation('files')
  const { lines, errors, typed, answer: own } = answerFor(answer, intent)
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-4">
      <ErrorSummary id={`${intent}-problem`} errors={lines} answer={own} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="folder" value={folderId ?? ''} />
      <TextField
        key={typed ?? name}
        id={`${intent}-name`}
        name="name"
        label={t('folder.name')}
        defaultValue={typed ?? name}
        errors={errors}
        autoComplete="off"
        maxLength={120}
        width="long"
      />
      <div>
        <Button variant="secondary" size="sm">
          {button}
        </Button>
      </div>
    </Form>
  )
}

/** Makes a folder here, and renames or removes the one that is open. */
export function FolderForms({
  folder,
  answer,
}: {
  folder: { id: string; name: string } | null
  answer: FilesAnswer
}) {
  const { t } = useTranslation('files')
  const open = (form: string) => answer?.form === form || undefined
  return (
    <div className="grid">
      <Disclosure summary={t('folder.new')} open={open('folder')}>
        <NameForm
          intent="folder"
          folderId={folder?.id ?? null}
          button={t('folder.create')}
          answer={answer}
        />
      </Disclosure>
      {folder && (
        <>
          <Disclosure summary={t('folder.rename')} open={open('rename-folder')}>
            <NameForm
              intent="rename-folder"
              folderId={folder.id}
              name={folder.name}
              button={t('folder.renameButton')}
              answer={answer}
            />
          </Disclosure>
          <Disclosure summary={t('folder.delete')} open={open('delete-folder')}>
            <Form method="post" preventScrollReset className="grid gap-4">
              <ErrorSummary
                id="delete-folder-problem"
                errors={answerFor(answer, 'delete-folder').lines.map(({ message }) => ({
                  message,
                }))}
                answer={answer}
              />
              <p className="text-sm text-ink-soft">{t('folder.deleteHint')}</p>
              <input type="hidden" name="intent" value="delete-folder" />
              <input type="hidden" name="folder" value={folder.id} />
              <div>
                <Button variant="danger" size="sm">
                  {t('folder.delete')}
                </Button>
              </div>
            </Form>
          </Disclosure>
        </>
      )}
    </div>
  )
}
