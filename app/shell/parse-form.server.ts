// The one place that may.
// eslint-disable-next-line no-restricted-imports
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/**
 * Reads a posted form by its schema. What the schema finds wrong and has no words of its own for,
 * such as a choice that the page does not offer, is said in the visitor's language too.
 */
export const parseForm = <Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  language: Language,
) => parseWithZod(form, { schema, error: () => translator(language, 'forms')('unreadable') })
