import { brand } from '~/brand'
import { paths } from '~/paths'
import { after, DAY } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { formatDate, formatFullDate, formatMoney, studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { priceIn, type Currency } from '../catalog/catalog.rules'
import { speedName } from '../catalog/catalog-names'
import { isAsked, STEPS, type Answers } from './answers.rules'
import type { Catalog } from './offers.server'
import {
  chooseQuote,
  currenciesOf,
  priceLine,
  VALID_DAYS,
  type Note,
  type Reason,
} from './quote.rules'
import { isOver, type IssuedQuote } from './quotes.server'
import { amountsToday, storeLine, totalToday, type StoredLine } from './stored-quote.rules'
import { answerName, answersOf, inList } from './wizard-texts.server'
import { progressOf, type WizardState } from './wizard-view.server'

interface LineContext {
  answers: Answers
  currency: string
  catalog: Catalog
  language: Language
}

function becauseWords(reasons: Reason[], { answers, language }: LineContext) {
  const names = [
    ...new Set(reasons.map(({ kind, value }) => answerName(kind, value, answers, language))),
  ]
  return translator(language, 'wizard')('lines.because', { answers: names.join(' · ') })
}

/**
 * A line in words; its names are today's in the reader's language, else those it was issued with.
 */
function toLineView(line: StoredLine, context: LineContext) {
  const { currency, catalog, language } = context
  const t = translator(language, 'wizard')
  const money = (amount: number) => formatMoney(amount, currency, language)
  const speed = speedName(line.speed, translator(language, 'shop'))
  const parts = [
    { label: t('lines.base'), amount: money(line.base) },
    ...(line.surcharge > 0
      ? [{ label: t('lines.speed', { speed }), amount: money(line.surcharge) }]
      : []),
    ...line.addOns.map((addOn) => ({
      label: catalog.addOnNameOf(addOn.id, language) ?? addOn.name,
      amount: money(addOn.amount),
    })),
  ]
  return {
    id: line.productId,
    name: catalog.nameOf(line.productId, language) ?? line.name,
    href:
      catalog.nameOf(line.productId, language) === undefined ? null : paths.product(line.productId),
    phase: t(`lines.phase.${line.phase}`),
    because: becauseWords([...line.because, ...line.addOns.map(({ because }) => because)], context),
    days: translator(language, 'shop')('workingDays', { count: line.workingDays }),
    milestones: line.milestonePayment,
    parts: parts.length > 1 ? parts : [],
    amount: money(line.amount),
    ...catalog.scopeOf(line.productId, language),
  }
}

function noteWords(
  note: Note,
  lines: { slug: string; id: number }[],
  { catalog, language }: Pick<LineContext, 'catalog' | 'language'>,
): { tone: 'plain' | 'good' | 'bad'; text: string } {
  const t = translator(language, 'wizard')
  switch (note.kind) {
    case 'unmet':
    case 'within':
      return {
        tone: note.kind === 'unmet' ? 'bad' : 'good',
        text: t(`notes.${note.kind}`, { need: t(`needs.${note.need}.label`) }),
      }
    case 'third-language':
      return { tone: 'plain', text: t('notes.third-language') }
    case 'slower': {
      const id = lines.find(({ slug }) => slug === note.slug)?.id ?? 0
      return {
        tone: 'plain',
        text: t('notes.slower', {
          service: catalog.nameOf(id, language) ?? note.slug,
          speed: speedName(note.speed, translator(language, 'shop')),
        }),
      }
    }
    default:
      return {
        tone: note.kind === 'date-met' ? 'good' : 'bad',
        text: t(`notes.${note.kind}`, {
          date: formatFullDate(new Date(note.date), language),
          days: note.days,
          left: Math.max(0, note.left),
        }),
      }
  }
}

function answerRows({ answers, catalog, language }: WizardState) {
  const t = translator(language, 'wizard')
  const asked = STEPS.filter((step) => isAsked(step, answers, catalog.offers))
  return asked.map((step) => ({
    step,
    label: t(`steps.${step}.label`),
    words: answersOf(step, answers, language),
  }))
}

/** Free words of the answers, each under its label. */
function ownWords({ references = [], notes }: Answers, language: Language) {
  const t = translator(language, 'wizard')
  return [
    ...(references.length > 0
      ? [{ label: t('fields.references'), text: references.join('\n') }]
      : []),
    ...(notes ? [{ label: t('fields.notes'), text: notes }] : []),
  ]
}

function proposalView(state: WizardState, currency: Currency, today: Date) {
  const { answers, catalog, language } = state
  const t = translator(language, 'wizard')
  const outcome = chooseQuote(answers, catalog.offers, today)
  if (outcome.kind === 'talk')
    return {
      kind: 'talk' as const,
      text: t(`talk.${outcome.reason}`),
      contactHref: paths.contact({ topic: 'project', about: talkAbout(state) }),
    }
  const offered = currenciesOf(outcome.lines, catalog.currencies)
  const chosen = offered.includes(currency) ? currency : offered[0]!
  const stored = outcome.lines.map((line) =>
    storeLine(line, priceLine(line, chosen)!, { name: '', addOnName: () => '' }),
  )
  const total = stored.reduce((sum, { amount }) => sum + amount, 0)
  const context = { answers, currency: chosen, catalog, language }
  const ids = outcome.lines.map(({ offer }) => offer)
  return {
    kind: 'quote' as const,
    currency: chosen,
    currencies: offered.map((value) => ({ value, label: value })),
    lines: stored.map((line) => toLineView(line, context)),
    total: formatMoney(total, chosen, language),
    workingDays: t('lines.workingDays', { count: outcome.workingDays }),
    notes: outcome.notes.map((note) => noteWords(note, ids, context)),
    alternatives: outcome.alternatives.flatMap((offer) => {
      const price = priceIn(offer, chosen)
      return price === undefined
        ? []
        : [
            {
              name: catalog.nameOf(offer.id, language) ?? '',
              href: paths.product(offer.id),
              price: t('from', { amount: formatMoney(price, chosen, language) }),
            },
          ]
    }),
  }
}

function talkAbout({ answers, language }: WizardState) {
  const names = STEPS.flatMap((step) => answersOf(step, answers, language))
  return translator(language, 'wizard')('talk.about', { answers: names.join(', ') })
}

/** The summary: all answers with the way back to each, and what they come to at today's prices. */
export function toSummaryPage(state: WizardState, currency: Currency, today: Date) {
  const { answers, language } = state
  const t = translator(language, 'wizard')
  return {
    title: t('steps.summary.title'),
    description: t('steps.summary.lead'),
    progress: progressOf('summary', state),
    answers: answerRows(state).map((row) => ({
      ...row,
      href: paths.wizardStep(row.step, { return: 'summary' }),
    })),
    ownWords: ownWords(answers, language),
    proposal: proposalView(state, currency, today),
    validDays: VALID_DAYS,
  }
}

/**
 * What has become of the prices since: nothing, other amounts, or something that is not sold any
 * more.
 */
function pricesToday(
  quote: IssuedQuote,
  { catalog, language }: Pick<WizardState, 'catalog' | 'language'>,
) {
  const money = (amount: number) => formatMoney(amount, quote.currency, language)
  const amounts = amountsToday(quote.lines, quote.currency, catalog.offers)
  const total = totalToday(amounts)
  const nameOf = (line: StoredLine) => catalog.nameOf(line.productId, language) ?? line.name
  const gone = quote.lines.filter((_, index) => amounts[index] === null).map(nameOf)
  const changed = quote.lines.flatMap((line, index) =>
    amounts[index] === null || amounts[index] === line.amount
      ? []
      : [{ service: nameOf(line), then: money(line.amount), now: money(amounts[index]!) }],
  )
  return {
    total,
    totalWords: total === null ? null : money(total),
    gone: gone.length > 0 ? inList(gone, language) : null,
    changed,
  }
}

/** An issued quote as whoever has its link sees it. */
export function toQuotePage(
  quote: IssuedQuote,
  token: string,
  { catalog, language }: Pick<WizardState, 'catalog' | 'language'>,
  now: Date,
) {
  const t = translator(language, 'wizard')
  const { answers, currency, number } = quote
  const context = { answers, currency, catalog, language }
  const ids = quote.lines.map(({ slug, productId }) => ({ slug, id: productId }))
  return {
    title: t('quote.title', { number }),
    description: t('quote.description'),
    number,
    issued: formatDate(issuedAt(quote), language),
    until: formatDate(quote.expiresAt, language),
    seller: { name: brand.legalName, company: brand.companyNumber, email: brand.email },
    over: isOver(quote, now),
    accepted: quote.status === 'accepted',
    lines: quote.lines.map((line) => toLineView(line, context)),
    total: formatMoney(quote.total, currency, language),
    workingDays: t('lines.workingDays', { count: quote.workingDays }),
    notes: quote.notes.map((note) => noteWords(note, ids, context)),
    today: pricesToday(quote, { catalog, language }),
    answers: answerRows({ answers, catalog, language }),
    ownWords: ownWords(answers, language),
    shareUrl: env.PUBLIC_URL + paths.wizardQuote(token),
    contactHref: paths.contact({ topic: 'project', about: t('quote.title', { number }) }),
  }
}

/** A quote holds for as many days as every other one, which tells the day it was issued on. */
function issuedAt({ expiresAt }: IssuedQuote) {
  return after(-VALID_DAYS * DAY, studioDay(expiresAt))
}
