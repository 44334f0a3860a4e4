import { getZodConstraint } from '@conform-to/zod/v4'
import type { output, ZodType } from 'zod'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { countryOptions } from '~/domain/ground/countries'
import {
  sellerSchema,
  sellingSchema,
  slugFormSchema,
  wordsSchema,
} from '~/domain/studios/desk.schema'
import { currenciesOf, inWords, languagesOf } from '~/domain/studios/shop-front.rules'
import { changeStudio, type StudioChange } from '~/domain/studios/studio-changes.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { studioPaths } from '~/paths/studio'
import type { DeskContext } from '~/routes/studiostack/_desk/desk-forms.server'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'

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

/** A form that changes a studio. */
const changeForm = <Schema extends ZodType>(
  id: string,
  schema: (context: DeskContext) => Schema,
  change: (value: output<Schema>, context: DeskContext) => StudioChange,
): FormHandler<DeskContext> =>
  fields(id, schema, async (value, context) => {
    const changed = await changeStudio(context.member, change(value, context))
    const t = translator(context.language, 'studio-shop')
    return { done: t(changed ? 'saved' : 'nothingChanged') }
  })

const desk = ({ language }: DeskContext) => translator(language, 'studio-desk')
const FORMS: Record<string, FormHandler<DeskContext>> = {
  slug: changeForm(
    'slug',
    (context) => slugFormSchema(desk(context)),
    (value) => value,
  ),
  selling: changeForm(
    'selling',
    (context) => sellingSchema(desk(context)),
    (value) => value,
  ),
  seller: changeForm(
    'seller',
    (context) => sellerSchema(desk(context)),
    ({ vatNumber = null, companyNumber = null, ...seller }) => ({
      ...seller,
      vatNumber,
      companyNumber,
    }),
  ),
  words: changeForm(
    'words',
    (context) => wordsSchema(desk(context), languagesOf(context.studio.languages)),
    ({ tagline, about }, { studio }) => {
      const spoken = languagesOf(studio.languages)
      return {
        tagline: withOthers(studio.tagline, tagline, spoken),
        about: withOthers(studio.about, about, spoken),
      }
    },
  ),
}

/** Answers one of the page's forms. */
export const answerDeskSettings = (form: FormData, context: DeskContext) =>
  answerForm(form, FORMS, context, { page: studioPaths.settings() })
