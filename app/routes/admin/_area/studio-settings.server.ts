import type { output, ZodType } from 'zod'
import { brand } from '~/brand'
import { writeAmount } from '~/domain/catalog/amount.rules'
import { CURRENCIES, type Currency } from '~/domain/catalog/catalog.rules'
import {
  FEATURES,
  isFeature,
  MAX_STUDIO_FEE,
  MAX_VAT_RATE,
  type SettingKey,
  type Settings,
} from '~/domain/settings/setting.rules'
import {
  currenciesSchema,
  refundLimitsSchema,
  studioFeeSchema,
  vatRateSchema,
  writePercentage,
  type SettingProblem,
} from '~/domain/settings/setting.schema'
import {
  countAdmins,
  findProposal,
  rejectProposal,
} from '~/domain/settings/setting-proposals.server'
import {
  changeSetting,
  confirmProposal,
  putBackSetting,
  readSettingsWithHistory,
  type SettingOutcome,
} from '~/domain/settings/settings.server'
import { adminPaths } from '~/paths/admin'
import { formatDateTime, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { BEFORE_MONEY } from '~/platform/session/permissions.rules'
import type { Language } from '~/platform/i18n/languages'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'
import type { OwnWords } from '~/shell/refusal-answers.server'

const EXAMPLE = 123_450
const EXAMPLE_RATE = 1250
const words = (language: Language) => translator(language, 'admin-settings')

function sayProblem(language: Language) {
  const example = {
    limit: writeAmount(EXAMPLE, language),
    vatRate: writePercentage(EXAMPLE_RATE, language),
    studioFee: writePercentage(EXAMPLE_RATE, language),
    currencies: '',
  }
  return (problem: SettingProblem) =>
    words(language)(`errors.${problem}`, {
      example: example[problem],
      max: formatRate(problem === 'studioFee' ? MAX_STUDIO_FEE : MAX_VAT_RATE, language),
    })
}

/** A value as people read it. */
export function sayValue(key: SettingKey, value: unknown, language: Language): string {
  const t = words(language)
  if (key === 'currencies') return (value as Currency[]).join(', ')
  if (key === 'vatRate' || key === 'studioFee') return formatRate(value as number, language)
  if (key !== 'refundLimits') return t(value ? 'features.on' : 'features.off')
  return Object.entries(value as Settings['refundLimits'])
    .map(([currency, cents]) => formatMoney(cents, currency, language))
    .join(', ')
}

function nameSetting(key: SettingKey, language: Language) {
  return words(language)(isFeature(key) ? `features.${key}.name` : `${key}.title`)
}

function presentBrand(language: Language) {
  const t = words(language)
  return [
    { term: t('brand.name'), detail: `${brand.name}, ${brand.legalName}` },
    { term: t('brand.numbers'), detail: `${brand.companyNumber}, ${brand.vatNumber}` },
    { term: t('brand.contact'), detail: `${brand.email}, ${brand.phone}` },
    { term: t('brand.mailFrom'), detail: brand.mailFrom },
    { term: t('brand.places'), detail: brand.cities.map(({ address }) => address).join('; ') },
  ]
}

type Loaded = Awaited<ReturnType<typeof readSettingsWithHistory>>

function presentHistory({ history, versions }: Loaded, language: Language) {
  const t = words(language)
  return history.map(({ id, at, key, by, before, after }) => ({
    ...{
      id,
      version: versions[key],
      name: nameSetting(key, language),
      by: by ?? t('history.nobody'),
    },
    from: sayValue(key, before, language),
    to: sayValue(key, after, language),
    when: formatDateTime(at, language),
    dateTime: at.toISOString(),
  }))
}

type Proposal = NonNullable<Awaited<ReturnType<typeof findProposal<'refundLimits'>>>>

function presentProposal(
  { value, by, byId, at }: Proposal,
  { adminId, language }: SettingsContext,
) {
  return {
    value: sayValue('refundLimits', value, language),
    by: by ?? words(language)('history.nobody'),
    at: formatDateTime(at, language),
    seen: at.getTime(),
    own: byId === adminId,
  }
}

/**
 * What admins can set and what stands fixed, with who changed what and what waits for a second one.
 */
export async function loadStudioSettings(context: SettingsContext) {
  const { language } = context
  const [loaded, proposal, admins] = await Promise.all([
    readSettingsWithHistory(),
    findProposal('refundLimits'),
    countAdmins(),
  ])
  const { settings, versions } = loaded
  return {
    title: words(language)('title'),
    brand: presentBrand(language),
    vatRate: { version: versions.vatRate, percentage: writePercentage(settings.vatRate, language) },
    studioFee: {
      version: versions.studioFee,
      percentage: writePercentage(settings.studioFee, language),
    },
    currencies: { version: versions.currencies, chosen: settings.currencies as string[] },
    refundLimits: {
      version: versions.refundLimits,
      amounts: Object.fromEntries(
        CURRENCIES.map((one) => [one, writeAmount(settings.refundLimits[one], language)]),
      ) as Record<Currency, string>,
      alone: admins < 2,
      proposal: proposal && presentProposal(proposal, context),
    },
    features: FEATURES.map((key) => ({
      ...{ key, on: settings[key], version: versions[key] },
      unsafe: key === BEFORE_MONEY && !settings[key],
    })),
    history: presentHistory(loaded, language),
  }
}

/** What somebody else made of a setting meanwhile. */
type Beside = {
  conflict: { name: string; by: string | null; at: string | null; value: string }
}
type Conflict = Extract<SettingOutcome, { kind: 'conflict' }>

function sayConflict(key: SettingKey, { by, at, value }: Conflict, language: Language): Beside {
  return {
    conflict: {
      name: nameSetting(key, language),
      by,
      at: at && formatDateTime(at, language),
      value: sayValue(key, value, language),
    },
  }
}

const tellDone = (key: SettingKey, kind: 'changed' | 'same', language: Language) => ({
  done: words(language)(kind === 'changed' ? 'done' : 'same', { name: nameSetting(key, language) }),
})

export interface SettingsContext {
  adminId: number
  language: Language
}
type Handler = FormHandler<SettingsContext, Beside>

const actorOf = ({ adminId }: SettingsContext) => ({ type: 'admin', id: adminId }) as const
const versionOf = (form: FormData) => Number(form.get('version'))

/** A form of one setting. */
const settingForm = <
  Key extends 'currencies' | 'refundLimits' | 'vatRate' | 'studioFee',
  Schema extends ZodType,
>(
  key: Key,
  schema: (language: Language) => Schema,
  valueOf: (typed: output<Schema>) => Settings[Key],
): Handler =>
  fields(
    key,
    ({ language }: SettingsContext) => schema(language),
    async (typed, context, form) => {
      const { language } = context
      const t = words(language)
      const outcome = await changeSetting(actorOf(context), key, valueOf(typed), versionOf(form))
      if (outcome.kind === 'proposed') return { done: t('proposal.proposed') }
      if (outcome.kind === 'occupied') return { wrong: t('proposal.occupied'), status: 409 }
      return outcome.kind === 'conflict'
        ? { wrong: null, status: 409, beside: sayConflict(key, outcome, language) }
        : tellDone(key, outcome.kind, language)
    },
  )

const handleFeature: Handler = async (form, context) => {
  const { language } = context
  const key = form.get('key')
  if (!isFeature(key)) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const on = form.get('value') === 'on'
  const outcome = await changeSetting(actorOf(context), key, on, versionOf(form))
  if (outcome.kind === 'conflict')
    return { form: key, result: {}, status: 409, ...sayConflict(key, outcome, language) }
  return tellDone(key, outcome.kind === 'same' ? 'same' : 'changed', language)
}

const putBack: Handler = async (form, context) => {
  const id = String(form.get('id'))
  const { kind } = await putBackSetting(actorOf(context), id, versionOf(form))
  const t = words(context.language)
  if (kind === 'conflict') return { late: t('history.late') }
  if (kind === 'occupied') return { late: t('proposal.occupied') }
  return { done: t(kind === 'proposed' ? 'proposal.proposed' : 'history.done') }
}

/** A second admin agrees to the limits that wait, or one of the two does not. */
const confirmLimits: Handler = async (form, context) => {
  await confirmProposal(actorOf(context), 'refundLimits', Number(form.get('seen')))
  return tellDone('refundLimits', 'changed', context.language)
}
const rejectLimits: Handler = async (form, context) => {
  await rejectProposal(actorOf(context), 'refundLimits', Number(form.get('seen')))
  return { done: words(context.language)('proposal.rejected') }
}

const FORMS: Record<string, Handler> = {
  currencies: settingForm(
    'currencies',
    (language) => currenciesSchema(sayProblem(language)),
    ({ currencies }) => currencies,
  ),
  refundLimits: settingForm(
    'refundLimits',
    (language) => refundLimitsSchema(sayProblem(language), language),
    (limits) => limits,
  ),
  vatRate: settingForm(
    'vatRate',
    (language) => vatRateSchema(sayProblem(language), language),
    ({ vatRate }) => vatRate,
  ),
  studioFee: settingForm(
    'studioFee',
    (language) => studioFeeSchema(sayProblem(language), language),
    ({ studioFee }) => studioFee,
  ),
  feature: handleFeature,
  'put-back': putBack,
  'confirm-limits': confirmLimits,
  'reject-limits': rejectLimits,
}
const PROPOSAL_GONE: OwnWords = { notFound: (language) => words(language)('proposal.late') }

/** Answers a form of the page. */
export function answerStudioSettings(form: FormData, context: SettingsContext) {
  const own = String(form.get('intent')).endsWith('-limits') ? PROPOSAL_GONE : undefined
  return answerForm(form, FORMS, context, { page: adminPaths.settings(), words: own })
}
