import { DomainError } from '~/domain/ground/domain-error'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { currentTime } from '~/platform/clock'
import { newQuoteToken, successorToken } from '~/platform/crypto/quote-token.server'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { fingerprint } from '~/platform/session/session.server'
import { BASE_CURRENCY, type Currency } from '../catalog/catalog.rules'
import { recordEvent } from '../events/events.server'
import { transition } from '../events/transition.server'
import { nextPrintedNumber } from '~/domain/ground/number-series.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  ANSWERS_OF,
  firstOpenStep,
  keepWhatFits,
  readAnswers,
  type Answers,
  type Dropped,
  type Step,
} from './answers.rules'
import type { Catalog } from './offers.server'
import { chooseQuote, currenciesOf, priceLine, VALID_DAYS } from './quote.rules'
import { quoteMachine } from '../ground/machines.rules'
import { readStoredQuote, storeLine, type StoredQuote } from './stored-quote.rules'

const NUMBER_PREFIX = 'Q'

const byToken = (token: string) => ({ tokenHash: fingerprint(token) })
const json = (value: object) => value as Prisma.InputJsonValue

/**
 * The answers that a token leads to, and whether they are a quote by now; null for a token that
 * leads nowhere.
 */
export async function findAnswers(token: string) {
  const row = await db.quote.findUnique({
    where: byToken(token),
    select: { status: true, answers: true, number: true },
  })
  return (
    row && { issued: row.status !== 'draft', number: row.number, answers: readAnswers(row.answers) }
  )
}

/**
 * Keeps what a step's form said, in a new draft if there is none or a quote has come of it. Returns
 * the draft's token.
 */
export async function saveStep(
  token: string | null,
  { step, values, language }: { step: Step; values: Answers; language: Language },
  { offers }: Catalog,
): Promise<{ token: string; answers: Answers; dropped: Dropped[] }> {
  const fresh = newQuoteToken()
  return transaction(async (tx) => {
    const row = token
      ? await tx.quote.findUnique({
          where: byToken(token),
          select: { id: true, status: true, answers: true },
        })
      : null
    const before = readAnswers(row?.answers)
    for (const key of ANSWERS_OF[step]) delete before[key]
    const { answers, dropped } = keepWhatFits({ ...before, ...values }, offers)
    const data = { step, answers: json(answers), language }
    if (token && row?.status === 'draft') {
      await tx.quote.update({ where: { id: row.id }, data })
      return { token, answers, dropped }
    }
    await tx.quote.create({ data: { ...data, ...byToken(fresh), studioId: OWN_STUDIO_ID } })
    return { token: fresh, answers, dropped }
  })
}

/** A new draft with the answers of a quote, for whoever has its link; returns the draft's token. */
export async function copyAnswers(token: string, language: Language): Promise<string> {
  const quote = await getQuote(token)
  const fresh = newQuoteToken()
  await db.quote.create({
    data: {
      ...byToken(fresh),
      studioId: OWN_STUDIO_ID,
      step: 'specs',
      answers: json(quote.answers),
      language,
    },
  })
  return fresh
}

/** Forgets a draft; a quote that was issued stays. */
export async function forgetDraft(token: string) {
  await db.quote.deleteMany({ where: { ...byToken(token), status: 'draft' } })
}

/**
 * What the answers come to at today's prices, as it is stored; null when a person has to look at
 * them, or in a currency that is not offered.
 */
function price(
  answers: Answers,
  currency: Currency,
  { offers, currencies, nameOf, addOnNameOf }: Catalog,
  language: Language,
  now: Date,
): (StoredQuote & { total: number }) | null {
  if (firstOpenStep(answers, offers)) return null
  const outcome = chooseQuote(answers, offers, now)
  if (outcome.kind === 'talk' || !currenciesOf(outcome.lines, currencies).includes(currency))
    return null
  const lines = outcome.lines.map((line) =>
    storeLine(line, priceLine(line, currency)!, {
      name: nameOf(line.offer.id, language) ?? '',
      addOnName: (id) => addOnNameOf(id, language) ?? '',
    }),
  )
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    lines,
    notes: outcome.notes,
    workingDays: outcome.workingDays,
    alternatives: outcome.alternatives.map(({ id }) => id),
    total,
  }
}

async function recordIssued(tx: Transaction, id: string) {
  await recordEvent(tx, {
    subject: 'quote',
    subjectId: id,
    kind: 'quote.issued',
    from: 'draft',
    to: 'issued',
    actor: { type: 'visitor' },
    visibility: 'team',
  })
}

async function issuedData(
  tx: Transaction,
  { total, ...lines }: StoredQuote & { total: number },
  now: Date,
) {
  const number = await nextPrintedNumber(tx, NUMBER_PREFIX, studioDay(now).getUTCFullYear())
  return {
    status: 'issued' as const,
    number,
    lines: json(lines),
    total,
    expiresAt: endOfTerm(VALID_DAYS, now),
  }
}

/**
 * Turns a draft into a quote with a number; done once however often it is asked for. 'incomplete'
 * when a step is open or a person has to look at the answers. Throws `notFound` when there is no
 * draft.
 */
export async function issueQuote(
  token: string,
  {
    currency,
    language,
    now = currentTime(),
  }: { currency: Currency; language: Language; now?: Date },
  catalog: Catalog,
): Promise<'issued' | 'incomplete'> {
  return transaction(async (tx) => {
    const row = await tx.quote.findUnique({
      where: byToken(token),
      select: { id: true, status: true, answers: true },
    })
    if (!row) throw new DomainError('notFound', 'quote')
    if (row.status !== 'draft') return 'issued'
    const { answers } = keepWhatFits(readAnswers(row.answers), catalog.offers)
    const priced = price(answers, currency, catalog, language, now)
    if (!priced) return 'incomplete'
    await tx.quote.update({
      where: { id: row.id },
      data: {
        ...(await issuedData(tx, priced, now)),
        answers: json({ ...answers, currency }),
        currency,
        language,
      },
    })
    await recordIssued(tx, row.id)
    return 'issued'
  })
}

const quoteFields = {
  id: true,
  number: true,
  status: true,
  answers: true,
  lines: true,
  currency: true,
  total: true,
  language: true,
  expiresAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.QuoteSelect

/** An issued quote by the secret in its address. Throws `notFound`. */
export async function getQuote(token: string) {
  const row = await db.quote.findUnique({ where: byToken(token), select: quoteFields })
  const stored = readStoredQuote(row?.lines)
  if (
    !row ||
    row.status === 'draft' ||
    !row.number ||
    !row.expiresAt ||
    row.total === null ||
    !stored
  )
    throw new DomainError('notFound', 'quote')
  return {
    ...row,
    ...stored,
    number: row.number,
    expiresAt: row.expiresAt,
    total: row.total,
    currency: row.currency as Currency,
    language: row.language as Language,
    answers: readAnswers(row.answers),
  }
}
export type IssuedQuote = Awaited<ReturnType<typeof getQuote>>

export function isOver({ expiresAt }: Pick<IssuedQuote, 'expiresAt'>, now = currentTime()) {
  return expiresAt <= now
}

/** Marks a quote as accepted or expired; of several who try, one does. */
export async function closeQuote(tx: Transaction, id: string, to: 'accepted' | 'expired') {
  await transition(tx, quoteMachine, { id, status: 'issued' }, to, {
    actor: { type: to === 'expired' ? 'system' : 'visitor' },
    visibility: 'team',
  })
}

/**
 * The quote that follows one which is over, at today's prices, in its currency as long as that is
 * offered; asked for twice, it is the same one. Null when a person has to look at it.
 */
export async function refreshQuote(
  token: string,
  language: Language,
  catalog: Catalog,
  now = currentTime(),
): Promise<string | null> {
  const old = await getQuote(token)
  const next = successorToken(token)
  if (!isOver(old, now)) return token
  return transaction(async (tx) => {
    if (await tx.quote.findUnique({ where: byToken(next), select: { id: true } })) return next
    const { answers } = keepWhatFits(old.answers, catalog.offers)
    const currency = catalog.currencies.includes(old.currency) ? old.currency : BASE_CURRENCY
    const priced = price(answers, currency, catalog, language, now)
    if (!priced) return null
    const data = {
      ...byToken(next),
      studioId: OWN_STUDIO_ID,
      step: 'specs',
      answers: json(answers),
      currency,
      language,
    }
    const { id } = await tx.quote.create({
      data: { ...data, ...(await issuedData(tx, priced, now)) },
      select: { id: true },
    })
    await recordIssued(tx, id)
    await closeQuote(tx, old.id, 'expired')
    return next
  })
}
