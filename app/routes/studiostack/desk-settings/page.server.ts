import { isRefusal } from '~/domain/ground/domain-error'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import type { SubmissionResult } from '@conform-to/dom'
import type { ZodType } from 'zod'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { countryOptions } from '~/domain/ground/countries'
import {
  sellerSchema,
  sellingSchema,
  slugFormSchema,
  wordsSchema,
} from '~/domain/studios/desk.schema'
import { currenciesOf, inWords, languagesOf } from '~/domain/studios/shop-front.rules'
import {
  changeStudio,
  type DeskMember,
  type StudioChange,
} from '~/domain/studios/studio-changes.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { studioPaths } from '~/paths/studio'
import { sayGap } from '~/routes/studiostack/_desk/words.server'
import type { PageOutcome } from '~/shell/forms.server'

/** The forms of the page. */
export const SETTINGS_FORMS = ['seller', 'selling', 'words', 'slug'] as const
export type SettingsForm = (typeof SETTINGS_FORMS)[number]
export const isSettingsForm = (value: unknown): value is SettingsForm =>
  SETTINGS_FORMS.some((form) => form === value)

const inOwn = (stored: unknown, language: Language) => {
  const said = inWords(stored, language)
  return said.language === language ? said.text : ''
}

/** The settings of a studio as its forms show them. */
export function presentDeskSettings(studio: MemberStudio, language: Language) {
  const [t, desk] = [translator(language, 'studio-shop'), translator(language, 'studio-desk')]
  const [languages, currencies] = [languagesOf(studio.languages), currenciesOf(studio.currencies)]
  const { legalName, companyNumber, vatNumber, address, country, email, slug, netPrices } = studio
  const words = languages.flatMap((one) => [
    [`tagline-${one}`, inOwn(studio.tagline, one)],
    [`about-${one}`, inOwn(studio.about, one)],
  ])
  return {
    title: t('settings.title'),
    seller: {
      defaults: {
        legalName: legalName ?? '',
        companyNumber: companyNumber ?? '',
        vatNumber: vatNumber ?? '',
        address: address ?? '',
        country: country ?? '',
        email: email ?? '',
      },
      constraint: getZodConstraint(sellerSchema(desk)),
      countries: countryOptions(language),
    },
    selling: {
      defaults: {
        languages,
        firstLanguage: languages[0]!,
        currencies,
        firstCurrency: currencies[0] ?? '',
        netPrices: netPrices ? 'on' : '',
      },
      languages: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      currencies: CURRENCIES.map((value) => ({ value, label: value })),
    },
    words: {
      languages: languages.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
      defaults: Object.fromEntries(words) as Record<string, string>,
    },
    slug: { defaults: { slug }, constraint: getZodConstraint(slugFormSchema(desk)) },
  }
}

/** The words of languages that a form does not show stay as they are. */
const withOthers = (stored: unknown, words: Record<string, string>, shown: readonly Language[]) => {
  const others = Object.entries(Object(stored) as Record<string, string>).filter(
    ([language]) => !shown.some((one) => one === language),
  )
  return { ...Object.fromEntries(others), ...words }
}

/** What a form asks to be changed, or the form again with its errors. */
function readChange(
  form: FormData,
  which: SettingsForm,
  studio: MemberStudio,
  language: Language,
): { change: StudioChange; reply: Reply } | { result: SubmissionResult<string[]> } {
  const t = translator(language, 'studio-desk')
  const parse = <Value>(schema: ZodType<Value>, change: (value: Value) => StudioChange) => {
    const submission = parseWithZod(form, { schema })
    if (submission.status !== 'success')
      return { result: submission.reply() as SubmissionResult<string[]> }
    return { change: change(submission.value), reply: submission.reply as Reply }
  }
  if (which === 'slug') return parse(slugFormSchema(t), (value) => value)
  if (which === 'selling') return parse(sellingSchema(t), (value) => value)
  if (which === 'seller')
    return parse(sellerSchema(t), ({ vatNumber = null, companyNumber = null, ...seller }) => ({
      ...seller,
      vatNumber,
      companyNumber,
    }))
  const spoken = languagesOf(studio.languages)
  return parse(wordsSchema(t, spoken), ({ tagline, about }) => ({
    tagline: withOthers(studio.tagline, tagline, spoken),
    about: withOthers(studio.about, about, spoken),
  }))
}
type Reply = (errors: {
  formErrors?: string[]
  fieldErrors?: Record<string, string[]>
}) => SubmissionResult<string[]>

/** Changes a studio as its form says, or tells why not with what was typed. */
export async function takeDeskSettings(
  form: FormData,
  which: SettingsForm,
  studio: MemberStudio,
  member: DeskMember,
  language: Language,
): Promise<PageOutcome> {
  const [t, desk] = [translator(language, 'studio-shop'), translator(language, 'studio-desk')]
  const read = readChange(form, which, studio, language)
  if ('result' in read) return { form: which, result: read.result }
  try {
    const changed = await changeStudio(member, read.change)
    return { done: t(changed ? 'saved' : 'nothingChanged'), to: studioPaths.settings() }
  } catch (error) {
    if (isRefusal(error, 'shop.slugTaken'))
      return {
        form: which,
        result: read.reply({ fieldErrors: { slug: [desk('errors.slug.taken')] } }),
      }
    if (isRefusal(error, 'shop.gaps'))
      return {
        form: which,
        result: read.reply({ formErrors: error.details.gaps.map((gap) => sayGap(gap, language)) }),
      }
    throw error
  }
}
