import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { Card } from '~/ui/layout/card'
import { answerFor, type FilesAnswer } from './file-answer'

const FORM = 'move'

/**
 * Chooses one file of the list for the form below it; after each form that was sent it is as the
 * server says.
 */
export function MoveChoice({
  id,
  name,
  first,
  chosen,
}: {
  id: string
  name: string
  first: boolean
  chosen: boolean
}) {
  const { t } = useTranslation('files')
  const { key } = useLocation()
  return (
    <label className="tick-cell">
      <input
        key={key}
        id={first ? `${FORM}-files` : undefined}
        type="checkbox"
        form={FORM}
        name="file"
        value={id}
        defaultChecked={chosen}
        className="tick"
      />
      <span className="sr-only">{t('move.choose', { name })}</span>
    </label>
  )
}

/** Puts the chosen files of the list into another folder. */
export function MoveForm({ folders, answer }: { folders: SelectOption[]; answer: FilesAnswer }) {
  const { t } = useTranslation('files')
  const { key } = useLocation()
  const { lines, errors, typed, answer: own } = answerFor(answer, FORM)
  return (
    <Card as="section" tone="outline" aria-labelledby="move-title" className="grid gap-4">
      <h2 id="move-title" className="text-xl">
        {t('move.title')}
      </h2>
      <Form id={FORM} method="post" preventScrollReset noValidate className="grid gap-4">
        <ErrorSummary id={`${FORM}-problem`} errors={lines} answer={own} />
        <input type="hidden" name="intent" value="move" />
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            key={key}
            id={`${FORM}-folder`}
            name="folder"
            label={t('move.to')}
            options={folders}
            placeholder={t('move.pick')}
            defaultValue={typed}
            errors={own?.field === 'folder' ? errors : undefined}
          />
          <Button variant="secondary" size="sm">
            {t('move.button')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
