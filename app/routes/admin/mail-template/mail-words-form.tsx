import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import type { MailWordsAnswer } from '~/routes/admin/_area/mail/mail-words-answer'
import { MailWordsConflict, MailWordsPreview } from './mail-words-outcome'

export type WordsField = {
  name: string
  kind: 'subject' | 'heading' | 'paragraph' | 'button'
  label: string
  value: string
  original: string | null
  placeholders: string | null
}
export type WordsGroup = { key: string; legend: string | null; fields: WordsField[] }
export type MailWordsFormProps = {
  version: number
  /** The language of the mail. */
  language: string
  /** The law asks for the rest of the mail as it is. */
  legal: boolean
  /** Something is not the original. */
  changed: boolean
  groups: WordsGroup[]
  answer: MailWordsAnswer
}

function Hint({
  original,
  placeholders,
  language,
}: Pick<WordsField, 'original' | 'placeholders'> & { language: string }) {
  const { t } = useTranslation('mail-words')
  if (!original && !placeholders) return null
  return (
    <>
      {original && (
        <span className="block">
          {t('originally')} <span lang={language}>{original}</span>
        </span>
      )}
      {placeholders && <span className="block">{t('placeholders', { names: placeholders })}</span>}
    </>
  )
}

type Fields = ReturnType<typeof serverForm<string>>

function Words({
  field,
  fields,
  language,
}: {
  field: WordsField
  fields: Fields
  language: string
}) {
  const common = {
    ...fields.field(field.name),
    label: field.label,
    hint:
      field.original || field.placeholders ? <Hint {...field} language={language} /> : undefined,
    lang: language,
  }
  return field.kind === 'paragraph' ? (
    <TextArea {...common} rows={3} />
  ) : (
    <TextField {...common} autoComplete="off" />
  )
}

function Group({
  group: { key, legend, fields: own },
  ...shared
}: {
  group: WordsGroup
  fields: Fields
  language: string
}) {
  const list = (
    <div className="grid gap-5">
      {own.map((field) => (
        <Words key={field.name} field={field} {...shared} />
      ))}
    </div>
  )
  return legend ? (
    <Fieldset id={`words-${key}`} legend={<span lang={shared.language}>{legend}</span>}>
      {list}
    </Fieldset>
  ) : (
    list
  )
}

/** Back to the original words, with one press. */
function GoBack({ version }: { version: number }) {
  const { t } = useTranslation('mail-words')
  return (
    <Form method="post" preventScrollReset className="mt-4">
      <input type="hidden" name="intent" value="original" />
      <input type="hidden" name="version" value={version} />
      <Button variant="quiet">{t('original')}</Button>
    </Form>
  )
}

/** The words of a mail that an admin can change, with a look at the mail before they are kept. */
export function MailWordsForm({
  version,
  language,
  legal,
  changed,
  groups,
  answer,
}: MailWordsFormProps) {
  const { t } = useTranslation('mail-words')
  const shown = useHeldKey(version, answer?.conflict)
  const defaults = Object.fromEntries(
    groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])),
  )
  const fields = serverForm<string>('words', {
    result: answer?.result ?? undefined,
    constraint: undefined,
    defaults,
  })
  return (
    <Card as="section" aria-labelledby="words-title" className="grid gap-5">
      <h2 id="words-title" className="text-2xl">
        {t('title')}
      </h2>
      <p className="max-w-text text-ink-soft">{t('text')}</p>
      {legal && <Notice>{t('legal')}</Notice>}
      <MailWordsConflict answer={answer} />
      <MailWordsPreview answer={answer} language={language} />
      <Form key={shown} {...fields.form} className="grid gap-6">
        <ErrorSummary errors={fields.errors} answer={answer} />
        <input type="hidden" name="version" value={shown} />
        {groups.map((group) => (
          <Group key={group.key} group={group} fields={fields} language={language} />
        ))}
        <div className="flex flex-wrap gap-4">
          <Button name="intent" value="save">
            {t('save')}
          </Button>{' '}
          <Button name="intent" value="preview" variant="secondary">
            {t('preview')}
          </Button>
        </div>
      </Form>
      {changed && <GoBack version={shown} />}
    </Card>
  )
}
