import { paths } from '~/paths'
import { formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { BASE_CURRENCY, priceIn, unitAmount } from '../catalog/catalog.rules'
import {
  answerTo,
  brandOptions,
  firstOpenStep,
  isAnswered,
  isAsked,
  LONGEST_NOTES,
  MOST_REFERENCES,
  needOptions,
  neighbor,
  openOffers,
  OTHER,
  paceOptions,
  platformOptions,
  scopeOptions,
  solutionsOf,
  STEPS,
  styleOptions,
  TEXT_LANGUAGES,
  typeOptions,
  type Answers,
  type Pace,
  type Step,
} from './answers.rules'
import {
  asksForBrand,
  BRAND_SERVICES,
  CATEGORY_OF,
  type Brand,
  type Need,
  type Offer,
  type Scope,
} from './offers.rules'
import type { Catalog } from './offers.server'
import { answersOf, platformName } from './wizard-texts.server'

export interface WizardState {
  answers: Answers
  catalog: Catalog
  language: Language
}

export interface OptionView {
  value: string
  label: string
  description?: string
  price?: string
  /** What its drawing shows: a category of the shop or a platform. */
  icon?: { kind: 'category' | 'platform'; name: string }
}

const base = (cents: number, language: Language) => formatMoney(cents, BASE_CURRENCY, language)

/** "from $1,490.00" for the cheapest of some amounts; nothing for none. */
function fromWords(amounts: number[], language: Language) {
  const least = Math.min(...amounts)
  return Number.isFinite(least)
    ? translator(language, 'wizard')('from', { amount: base(least, language) })
    : undefined
}

const pricesOf = (offers: readonly Offer[]) => offers.map(({ price }) => price)

/** What a need costs beside each of the open services. */
function needPrices(need: Need, open: readonly Offer[], offers: readonly Offer[]): number[] {
  return open.flatMap((offer) => {
    const answer = answerTo(need, offer, offers)
    if (answer?.kind === 'service')
      return (
        priceIn(
          offers.find(({ slug }) => slug === answer.slug)!,
          BASE_CURRENCY,
        ) ?? []
      )
    if (answer?.kind !== 'addOn') return []
    return (
      offer.addOns
        .find(({ code }) => code === answer.code)
        ?.prices.find(({ currency }) => currency === BASE_CURRENCY)?.amount ?? []
    )
  })
}

function scopeOption(
  scope: Scope,
  { answers, catalog: { offers, nameOf }, language }: WizardState,
): OptionView {
  const solutions = solutionsOf(answers, scope, offers).map(({ slug, addOns = [] }) => ({
    offer: offers.find((one) => one.slug === slug)!,
    addOns,
  }))
  const costs = solutions.map(({ offer, addOns }) => {
    const extra = addOns.map(
      (code) =>
        offer.addOns
          .find((addOn) => addOn.code === code)
          ?.prices.find(({ currency }) => currency === BASE_CURRENCY)?.amount ?? 0,
    )
    return unitAmount(offer.price, 0, extra)
  })
  const names = solutions.map(({ offer }) => nameOf(offer.id, language) ?? '')
  return {
    value: scope,
    label: translator(language, 'wizard')(`scopes.${scope}`),
    description: new Intl.ListFormat(language, { type: 'disjunction' }).format(names),
    price:
      costs.length > 1
        ? fromWords(costs, language)
        : costs[0] === undefined
          ? undefined
          : base(costs[0], language),
  }
}

function brandOption(brand: Brand, { catalog: { offers }, language }: WizardState): OptionView {
  const service =
    brand === 'have'
      ? undefined
      : offers.find(({ slug, available }) => available && slug === BRAND_SERVICES[brand])
  return {
    value: brand,
    label: translator(language, 'wizard')(`brands.${brand}`),
    price: service && base(service.price, language),
  }
}

function paceOption(
  pace: Pace,
  { answers, catalog: { offers }, language }: WizardState,
): OptionView {
  const t = translator(language, 'wizard')
  const percents = openOffers(answers, offers).flatMap(({ speeds }) =>
    speeds.filter(({ code }) => code === pace).map(({ surchargePercent }) => surchargePercent),
  )
  const least = Math.min(...percents)
  const price =
    pace === 'standard' || !Number.isFinite(least)
      ? undefined
      : `+ ${formatRate(least * 100, language)}`
  return {
    value: pace,
    label: t(`paces.${pace}.label`),
    description: t(`paces.${pace}.text`),
    price,
  }
}

function optionsOf(step: Step, state: WizardState): OptionView[] {
  const {
    answers,
    language,
    catalog: { offers },
  } = state
  const t = translator(language, 'wizard')
  switch (step) {
    case 'project-type':
      return typeOptions(offers).map((type) => ({
        value: type,
        label: t(`types.${type}.label`),
        description: t(`types.${type}.text`),
        price: fromWords(pricesOf(openOffers({ type }, offers)), language),
        icon: { kind: 'category', name: CATEGORY_OF[type] },
      }))
    case 'platform':
      return [
        ...platformOptions(answers, offers).map((platform): OptionView => {
          const custom =
            platform === 'Custom' &&
            platformName(platform, answers.type, language) !==
              translator(language, 'shop')('platform.Custom')
          return {
            value: platform,
            label: platformName(platform, answers.type, language),
            description: custom
              ? t(`custom.${answers.type as 'website'}.text`)
              : t(`platforms.${platform}`),
            price: fromWords(
              pricesOf(openOffers({ type: answers.type, platform }, offers)),
              language,
            ),
            icon: { kind: 'platform', name: platform },
          }
        }),
        { value: 'advise', label: t('advise'), description: t('adviseText.platform') },
      ]
    case 'build-style':
      return [
        ...styleOptions(answers, offers).map((style): OptionView => ({
          value: style,
          label: t(`styles.${style}.label`),
          description: t(`styles.${style}.text`),
          price: fromWords(pricesOf(openOffers({ ...answers, style }, offers)), language),
        })),
        { value: 'advise', label: t('advise'), description: t('adviseText.style') },
      ]
    case 'advanced-needs':
      return needOptions(answers, offers).map((need) => ({
        value: need,
        label: t(`needs.${need}.label`),
        description: t(`needs.${need}.text`),
        price: fromWords(needPrices(need, openOffers(answers, offers), offers), language),
      }))
    case 'timeline':
      return paceOptions(answers, offers).map((pace) => paceOption(pace, state))
    case 'specs':
      return [
        ...scopeOptions(answers, offers).map((scope) => scopeOption(scope, state)),
        { value: OTHER, label: t('scopes.other'), description: t('otherText') },
      ]
  }
}

/** How many services still fit and between which prices; null before the first answer. */
function fitWords({ answers, catalog: { offers }, language }: WizardState): string | null {
  const prices = pricesOf(openOffers(answers, offers))
  if (prices.length === 0) return null
  const words = {
    count: prices.length,
    from: base(Math.min(...prices), language),
    to: base(Math.max(...prices), language),
  }
  return translator(language, 'wizard')('fit', words)
}

/** The steps as the progress list shows them: those that are answered lead back to their form. */
export function progressOf(
  current: Step | 'summary',
  { answers, catalog: { offers }, language }: WizardState,
) {
  const t = translator(language, 'wizard')
  const open = firstOpenStep(answers, offers)
  const reachable = open === null ? STEPS.length : STEPS.indexOf(open)
  return [
    ...STEPS.map((step, index) => {
      const asked = step === 'project-type' || !answers.type || isAsked(step, answers, offers)
      const answered = isAnswered(step, answers, offers)
      return {
        label: t(`steps.${step}.label`),
        state:
          step === current
            ? ('current' as const)
            : answered
              ? ('done' as const)
              : ('todo' as const),
        href: step !== current && asked && index <= reachable ? paths.wizardStep(step) : undefined,
        description: answered
          ? asked
            ? answersOf(step, answers, language).join(' · ')
            : t('skipped')
          : undefined,
      }
    }),
    {
      label: t('steps.summary.label'),
      state: current === 'summary' ? ('current' as const) : ('todo' as const),
      href: current !== 'summary' && open === null ? paths.wizardSummary() : undefined,
    },
  ]
}

/** What the form of a step starts with. */
function defaultsOf({
  type,
  platform,
  style,
  needs,
  pace,
  date,
  scope,
  brand,
  languages,
  references,
  notes,
}: Answers) {
  return {
    type,
    platform,
    style,
    needs,
    pace,
    date,
    scope,
    brand,
    languages,
    references: references?.join('\n'),
    notes,
  }
}

/** One step as its page shows it. */
export function toStepPage(step: Step, state: WizardState) {
  const {
    answers,
    language,
    catalog: { offers },
  } = state
  const t = translator(language, 'wizard')
  const before = neighbor(step, -1, answers, offers)
  const asked = isAsked(step, answers, offers)
  return {
    step,
    title: t(`steps.${step}.title`),
    description: t(`steps.${step}.lead`),
    count: t('stepOf', { number: STEPS.indexOf(step) + 1, total: STEPS.length }),
    progress: progressOf(step, state),
    fit: step === 'project-type' && !answers.type ? null : fitWords(state),
    options: optionsOf(step, state),
    notAsked: asked
      ? null
      : { text: t(`notAsked.${step as 'platform'}`), href: hrefAfter(step, state) },
    brands:
      step === 'specs' && asksForBrand(answers.type)
        ? brandOptions(offers).map((brand) => brandOption(brand, state))
        : null,
    languages: TEXT_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) })),
    limits: { notes: LONGEST_NOTES, references: MOST_REFERENCES },
    defaults: defaultsOf(answers),
    backHref: before ? paths.wizardStep(before) : paths.wizard(),
  }
}

/** Where a step leads once it is answered. */
export function hrefAfter(
  step: Step,
  { answers, catalog: { offers } }: Pick<WizardState, 'answers' | 'catalog'>,
): string {
  const open = firstOpenStep(answers, offers)
  const next = neighbor(step, 1, answers, offers)
  if (open !== null && STEPS.indexOf(open) <= STEPS.indexOf(step)) return paths.wizardStep(open)
  return next ? paths.wizardStep(next) : paths.wizardSummary()
}
