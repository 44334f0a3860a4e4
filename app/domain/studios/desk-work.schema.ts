import type { TFunction } from 'i18next'
import { z } from 'zod'
import type { Language } from '~/platform/i18n/languages'
import { CATEGORIES } from '../catalog/catalog.rules'
import { MOST_TECHNOLOGIES, PRODUCT_NAME_MAX, WORK_TEXT_MAX } from './desk-product.rules'
import { cleanText, readName } from './studio.rules'

type Translate = TFunction<'studio-goods'>

export interface DeskWorkInput {
  category: string
  liveUrl: string | null
  technologies: string[]
  /** Works with a higher number come first. */
  priority: number
  words: { language: Language; title: string; industry: string; description: string }[]
}

const FIELDS = ['title', 'industry', 'description'] as const

/** A web address that a visitor may follow, or null for none. */
function readLink(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? url
    : null
}

/** A work of a studio's showcase, in the studio's languages, the first of which is needed. */
export function deskWorkSchema(t: Translate, languages: readonly Language[]) {
  const text = z
    .string()
    .max(2 * WORK_TEXT_MAX, t('errors.long', { count: WORK_TEXT_MAX }))
    .optional()
  const names = languages.flatMap((language) => FIELDS.map((field) => `${field}-${language}`))
  const shape = {
    category: z.enum(CATEGORIES, { error: t('errors.category') }),
    priority: z.string({ error: t('errors.priority') }).regex(/^\d{1,3}$/, t('errors.priority')),
    ...Object.fromEntries([...names, 'liveUrl', 'technologies'].map((name) => [name, text])),
  }
  return z.object(shape).transform((typed, context): DeskWorkInput => {
    const values = typed as unknown as Record<string, string | undefined>
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const line = (path: string) => {
      const read = readName(values[path] ?? '', PRODUCT_NAME_MAX)
      if ('name' in read) return read.name
      complain(path, t(`errors.line.${read.problem}`, { count: PRODUCT_NAME_MAX }))
      return ''
    }
    const written = languages.filter(
      (language, index) =>
        index === 0 ||
        FIELDS.some((field) => cleanText(values[`${field}-${language}`] ?? '') !== ''),
    )
    const words = written.map((language) => {
      const description = cleanText(values[`description-${language}`] ?? '')
      if (description === '') complain(`description-${language}`, t('errors.needed.work'))
      if (description.length > WORK_TEXT_MAX)
        complain(`description-${language}`, t('errors.long', { count: WORK_TEXT_MAX }))
      return {
        language,
        title: line(`title-${language}`),
        industry: line(`industry-${language}`),
        description,
      }
    })
    const technologies = cleanText(values.technologies ?? '')
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean)
    if (technologies.length > MOST_TECHNOLOGIES || technologies.some((one) => one.length > 40))
      complain('technologies', t('errors.technologies', { count: MOST_TECHNOLOGIES }))
    const address = (values.liveUrl ?? '').trim()
    const link = address === '' ? null : readLink(address)
    if (address !== '' && !link) complain('liveUrl', t('errors.link'))
    return {
      category: typed.category as string,
      liveUrl: link?.href ?? null,
      technologies,
      priority: Number(typed.priority),
      words,
    }
  })
}
