import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ARROW_BRACKETS,
  ATTRIBUTE_LINES,
  CODE_LANGUAGE_NAMES,
  CODE_LANGUAGES,
  INDENTS,
  LINE_WIDTHS,
  PROSE_LINES,
  SQL_DIALECT_NAMES,
  SQL_DIALECTS,
  TRAILING_COMMAS,
  USUAL_STYLE,
  type CodeSettings,
} from './beautify.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { Disclosure } from '~/ui/overlay/disclosure'

export type CodeFormProps = {
  code: string
  settings: CodeSettings
  limit: string
  error: string | null
  answer: unknown
}

/** With script Ctrl or Command and Enter format without leaving the text. */
function submitByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
}

function StyleFields({ chosen }: { chosen: CodeSettings['style'] }) {
  const { t } = useTranslation('code-beautifier')
  const changed = JSON.stringify(chosen) !== JSON.stringify(USUAL_STYLE)
  return (
    <Disclosure summary={t('form.style')} open={changed || undefined}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          id="code-indent"
          name="indent"
          label={t('form.indent')}
          defaultValue={chosen.indent}
          options={INDENTS.map((value) => ({ value, label: t(`form.indents.${value}`) }))}
        />
        <SelectField
          id="code-width"
          name="width"
          label={t('form.width')}
          defaultValue={String(chosen.width)}
          options={LINE_WIDTHS.map((value) => ({
            value: String(value),
            label: t('form.characters', { count: value }),
          }))}
        />
        <SelectField
          id="code-quotes"
          name="quotes"
          label={t('form.quotes')}
          defaultValue={chosen.singleQuotes ? 'single' : 'double'}
          options={(['double', 'single'] as const).map((value) => ({
            value,
            label: t(`form.quoteKinds.${value}`),
          }))}
        />
        <SelectField
          id="code-semicolons"
          name="semicolons"
          label={t('form.semicolons')}
          defaultValue={chosen.semicolons ? 'all' : 'none'}
          options={(['all', 'none'] as const).map((value) => ({
            value,
            label: t(`form.semicolonKinds.${value}`),
          }))}
        />
        <SelectField
          id="code-commas"
          name="commas"
          label={t('form.commas')}
          defaultValue={chosen.commas}
          options={TRAILING_COMMAS.map((value) => ({
            value,
            label: t(`form.commaKinds.${value}`),
          }))}
        />
        <SelectField
          id="code-brackets"
          name="brackets"
          label={t('form.brackets')}
          defaultValue={chosen.brackets}
          options={ARROW_BRACKETS.map((value) => ({
            value,
            label: t(`form.bracketKinds.${value}`),
          }))}
        />
        <SelectField
          id="code-prose"
          name="prose"
          label={t('form.prose')}
          defaultValue={chosen.prose}
          options={PROSE_LINES.map((value) => ({ value, label: t(`form.proseKinds.${value}`) }))}
        />
        <SelectField
          id="code-attributes"
          name="attributes"
          label={t('form.attributes')}
          defaultValue={chosen.attributes}
          options={ATTRIBUTE_LINES.map((value) => ({
            value,
            label: t(`form.attributeKinds.${value}`),
          }))}
        />
        <SelectField
          id="code-dialect"
          name="dialect"
          label={t('form.dialect')}
          defaultValue={chosen.dialect}
          options={SQL_DIALECTS.map((value) => ({ value, label: SQL_DIALECT_NAMES[value] }))}
        />
      </div>
    </Disclosure>
  )
}

/** The code, typed or as a file, with how it is to be written; the answer is on the same page. */
export function CodeForm({ code, settings, limit, error, answer }: CodeFormProps) {
  const { t } = useTranslation('code-beautifier')
  return (
    <Form
      method="post"
      action={`${paths.tool('code-beautifier')}#result-title`}
      encType="multipart/form-data"
      preventScrollReset
      className="grid min-w-0 content-start gap-5"
    >
      <ErrorSummary
        id="code-errors"
        errors={error ? [{ fieldId: 'code', message: error }] : []}
        answer={answer}
      />
      <TextArea
        id="code"
        name="code"
        rows={16}
        label={t('form.code')}
        hint={t('form.codeHint', { limit })}
        errors={error ? [error] : undefined}
        defaultValue={code}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onKeyDown={submitByKey}
        className="max-h-[40rem] min-h-72 overflow-auto font-mono whitespace-pre text-sm"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          id="code-language"
          name="language"
          label={t('form.language')}
          defaultValue={settings.language ?? ''}
          placeholder={t('form.detect')}
          options={CODE_LANGUAGES.map((value) => ({ value, label: CODE_LANGUAGE_NAMES[value] }))}
        />
        <FileField id="code-file" name="file" label={t('form.file')} />
      </div>
      <StyleFields chosen={settings.style} />
      <div className="flex flex-wrap gap-4">
        <Button name="act" value="format">
          {t('form.format')}
        </Button>{' '}
        <Button name="act" value="minify" variant="secondary">
          {t('form.minify')}
        </Button>
      </div>
    </Form>
  )
}
