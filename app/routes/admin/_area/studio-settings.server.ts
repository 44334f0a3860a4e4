import { isRefusal } from '~/domain/ground/domain-error'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { parseWithZod } from '@conform-to/zod/v4'
import type { SubmissionResult } from '@conform-to/dom'
import { data } from '@remix-run/node'
import { brand } from '~/brand'
import { writeAmount } from '~/domain/catalog/amount.rules'
import { CURRENCIES, type Currency } from '~/domain/catalog/catalog.rules'
import {
  FEATURES,
  isFeature,
  MAX_VAT_RATE,
  type SettingKey,
  type Settings,
} from '~/domain/settings/setting.rules'
import {
  currenciesSchema,
  refundLimitsSchema,
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
import { seeOther } from '~/platform/http/answers.server'
import { formatDateTime, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'

const EXAMPLE = 123_450
const EXAMPLE_RATE = 1250
const words = (language: Language) => translator(language, 'admin-settings')

function sayProblem(language: Language) {
  const example = {
    limit: writeAmount(EXAMPLE, language),
    vatRate: writePercentage(EXAMPLE_RATE, language),
    currencies: '',
  }
  return (problem: SettingProblem) =>
    words(language)(`errors.${problem}`, {
      example: example[problem],
      max: formatRate(MAX_VAT_RATE, language),
    })
}

/** A value as people read it. */
export function sayValue(key: SettingKey, value: unknown, language: Language): string {
  const t = words(language)
  if (key === 'currencies') return (value as Currency[]).join(', ')
  if (key === 'vatRate') return formatRate(value as number, language)
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
    currencies: { version: versions.currencies, chosen: settings.currencies as string[] },
    refundLimits: {
      version: versions.refundLimits,
      amounts: Object.fromEntries(
        CURRENCIES.map((one) => [one, writeAmount(settings.refundLimits[one], language)]),
      ) as Record<Currency, string>,
      alone: admins < 2,
      proposal: proposal && presentProposal(proposal, context),
    },
    features: FEATURES.map((key) => ({ key, on: settings[key], version: versions[key] })),
    history: presentHistory(loaded, language),
  }
}

/** A form that was not taken: what is wrong with it, or what somebody else made of the setting. */
export interface SettingAnswer {
  key: string
  result: SubmissionResult<string[]> | null
  conflict: { name: string; by: string | null; at: string | null; value: string } | null
}

interface Told {
  key: SettingKey
  result: SubmissionResult<string[]> | null
  outcome: SettingOutcome
}

function tell({ key, result, outcome }: Told, language: Language) {
  const t = words(language)
  const name = nameSetting(key, language)
  if (outcome.kind === 'proposed')
    return seeOther(adminPaths.settings(), {
      flash: { kind: 'success', text: t('proposal.proposed') },
    })
  if (outcome.kind === 'occupied')
    return seeOther(adminPaths.settings(), {
      flash: { kind: 'warning', text: t('proposal.occupied') },
    })
  if (outcome.kind !== 'conflict')
    return seeOther(adminPaths.settings(), {
      flash: { kind: 'success', text: t(outcome.kind === 'changed' ? 'done' : 'same', { name }) },
    })
  const { by, at, value } = outcome
  return data<SettingAnswer>(
    {
      key,
      result,
      conflict: {
        name,
        by,
        at: at && formatDateTime(at, language),
        value: sayValue(key, value, language),
      },
    },
    { status: 409 },
  )
}

export interface SettingsContext {
  adminId: number
  language: Language
}

const actorOf = ({ adminId }: SettingsContext) => ({ type: 'admin', id: adminId }) as const
const versionOf = (form: FormData) => Number(form.get('version'))

async function takeCurrencies(form: FormData, context: SettingsContext) {
  const submission = parseWithZod(form, { schema: currenciesSchema(sayProblem(context.language)) })
  if (submission.status !== 'success')
    return data<SettingAnswer>(
      { key: 'currencies', result: submission.reply(), conflict: null },
      { status: 400 },
    )
  const outcome = await changeSetting(
    actorOf(context),
    'currencies',
    submission.value.currencies,
    versionOf(form),
  )
  return tell({ key: 'currencies', result: submission.reply(), outcome }, context.language)
}

async function takeRefundLimits(form: FormData, context: SettingsContext) {
  const submission = parseWithZod(form, {
    schema: refundLimitsSchema(sayProblem(context.language), context.language),
  })
  if (submission.status !== 'success')
    return data<SettingAnswer>(
      { key: 'refundLimits', result: submission.reply(), conflict: null },
      { status: 400 },
    )
  const outcome = await changeSetting(
    actorOf(context),
    'refundLimits',
    submission.value,
    versionOf(form),
  )
  if (outcome.kind === 'occupied') {
    const result = submission.reply({ formErrors: [words(context.language)('proposal.occupied')] })
    return data<SettingAnswer>({ key: 'refundLimits', result, conflict: null }, { status: 409 })
  }
  return tell({ key: 'refundLimits', result: submission.reply(), outcome }, context.language)
}

async function takeVatRate(form: FormData, context: SettingsContext) {
  const submission = parseWithZod(form, {
    schema: vatRateSchema(sayProblem(context.language), context.language),
  })
  if (submission.status !== 'success')
    return data<SettingAnswer>(
      { key: 'vatRate', result: submission.reply(), conflict: null },
      { status: 400 },
    )
  const outcome = await changeSetting(
    actorOf(context),
    'vatRate',
    submission.value.vatRate,
    versionOf(form),
  )
  return tell({ key: 'vatRate', result: submission.reply(), outcome }, context.language)
}

async function takeFeature(form: FormData, context: SettingsContext) {
  const key = form.get('key')
  if (!isFeature(key)) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const outcome = await changeSetting(
    actorOf(context),
    key,
    form.get('value') === 'on',
    versionOf(form),
  )
  return tell({ key, result: null, outcome }, context.language)
}

async function takePutBack(form: FormData, context: SettingsContext) {
  const outcome = await orNotFound(
    putBackSetting(actorOf(context), String(form.get('id')), versionOf(form)),
  )
  const t = words(context.language)
  const done = t('history.done')
  const text = {
    conflict: t('history.late'),
    occupied: t('proposal.occupied'),
    proposed: t('proposal.proposed'),
    changed: done,
    same: done,
  }[outcome.kind]
  const kind = outcome.kind === 'conflict' || outcome.kind === 'occupied' ? 'warning' : 'success'
  return seeOther(adminPaths.settings(), { flash: { kind, text } })
}

/** A second admin agrees to the limits that wait, or one of the two does not. */
function decide(how: 'confirm' | 'reject') {
  return async (_form: FormData, context: SettingsContext) => {
    const t = words(context.language)
    const answer = (kind: 'success' | 'warning', text: string) =>
      seeOther(adminPaths.settings(), { flash: { kind, text } })
    try {
      if (how === 'reject') {
        await rejectProposal(actorOf(context), 'refundLimits')
        return await answer('success', t('proposal.rejected'))
      }
      await confirmProposal(actorOf(context), 'refundLimits')
      return await answer(
        'success',
        t('done', { name: nameSetting('refundLimits', context.language) }),
      )
    } catch (error) {
      if (isRefusal(error, 'notFound')) return answer('warning', t('proposal.late'))
      return answer('warning', sayRefusal(error, context.language))
    }
  }
}

const FORMS: Record<
  string,
  (
    form: FormData,
    context: SettingsContext,
  ) => Promise<Response | ReturnType<typeof data<SettingAnswer>>>
> = {
  currencies: takeCurrencies,
  refundLimits: takeRefundLimits,
  vatRate: takeVatRate,
  feature: takeFeature,
  'put-back': takePutBack,
  'confirm-limits': decide('confirm'),
  'reject-limits': decide('reject'),
}

/** Takes a form of the page. Throws a 400 for one that is not on it. */
export function takeStudioSettings(form: FormData, context: SettingsContext) {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(FORMS, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return FORMS[intent]!(form, context)
}
