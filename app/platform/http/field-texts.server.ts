import brief from '../../../locales/en/brief.json'
import forms from '../../../locales/en/forms.json'
import { translator } from '../i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '../i18n/languages'

const { fields } = forms
const { questions } = brief
const isField = (part: string): part is keyof typeof fields => Object.hasOwn(fields, part)
const isQuestion = (part: string): part is keyof typeof questions => Object.hasOwn(questions, part)

const isCurrency = (part: string) => /^[A-Z]{3}$/.test(part)

/** The words for a part of a field's name; null for an id, a row, or a part that has none. */
function sayPart(part: string, language: Language): string | null {
  const t = translator(language, ['forms', 'brief'])
  if (isCurrency(part)) return t('forms:fields.amount')
  if (isQuestion(part)) return t(`brief:questions.${part}.label`)
  const [, word = '', number = ''] = /^([A-Za-z]+?)(\d*)$/.exec(part) ?? []
  if (isField(part)) return t(`forms:fields.${part}`)
  return isField(word) ? `${t(`forms:fields.${word}`)} ${number}` : null
}

/**
 * What a field of a form is called, by its name as in `steps[1].words.sv.title`, for where the page
 * that has its label cannot be shown: the first part that has words, with the row, the language and
 * the currency that the name has.
 */
export function sayField(name: string, language: Language): string {
  const parts = name.split(/[^A-Za-z0-9]+/).filter(Boolean)
  const words = parts.map((part) => sayPart(part, language)).filter((word) => word !== null)
  const row = /\[(\d{1,3})\]/.exec(name)?.[1]
  const written = parts.find(isLanguage)
  const which = [
    row && String(Number(row) + 1),
    written && LANGUAGE_NAMES[written],
    parts.find(isCurrency),
  ].filter(Boolean)
  const word = words[0] ?? translator(language, 'forms')('otherField')
  return which.length > 0 ? `${word} (${which.join(', ')})` : word
}
