import type { AccountNotice } from '~/domain/people/account-notices.server'

/** The words of a mail that an admin has put in place of the original ones, by their key. */
export type Words = Record<string, string>

const keys = (section: string, ...names: string[]) => names.map((name) => `${section}.${name}`)

/** Words that depend on a number stand in several forms, and stay as they are. */
const COUNTED: AccountNotice[] = ['recoveryCodeUsed', 'dataReady', 'accountClosed']
const NOTICES: AccountNotice[] = [
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'emailChangeAsked',
  'emailChanged',
  'emailTaken',
  'payoutDetailsChanged',
  'studioAccountChanged',
  'dataReady',
  'accountClosed',
]

const account = NOTICES.flatMap((notice) =>
  keys(
    `account.${notice}`,
    'subject',
    'heading',
    ...(COUNTED.includes(notice) ? [] : ['text']),
    'button',
  ),
)
const statuses = ['paused', 'active', 'offboarded'].flatMap((status) =>
  keys(`freelancerStatus.${status}`, 'subject', 'heading', 'intro', 'closing'),
)

/**
 * Which words of each mail an admin can change; a mail that is not named here is put together from
 * what happened.
 */
const CHANGEABLE: Record<string, string[]> = {
  welcome: keys('welcome', 'subject', 'heading', 'intro'),
  'reset-password': keys('reset', 'subject', 'heading', 'intro', 'button', 'ignore'),
  'sign-in-link': keys('signInLink', 'subject', 'heading', 'intro', 'button', 'ignore'),
  'confirm-email': keys('confirmEmail', 'subject', 'heading', 'intro', 'button', 'ignore'),
  account,
  invitation: keys('invitation', 'subject', 'heading', 'intro', 'button', 'ignore'),
  'staff-invitation': keys('staffInvitation', 'subject', 'heading', 'intro', 'button', 'ignore'),
  'share-paid': keys('sharePaid', 'subject', 'heading', 'intro'),
  'payment-failed': keys(
    'paymentFailed',
    'subject',
    'heading',
    'intro',
    'cart',
    'again',
    'cartButton',
    'closing',
  ),
  'pay-link': keys('payLink', 'subject', 'heading', 'intro', 'button', 'closing'),
  'pay-link-reminder': [
    ...keys('payLinkReminder', 'subject', 'heading', 'intro'),
    ...keys('payLink', 'button', 'closing'),
  ],
  'pay-link-sent': keys('payLinkSent', 'subject', 'heading', 'intro'),
  'pay-link-over': keys('payLinkOver', 'subject', 'heading', 'intro', 'closing'),
  'payer-receipt': [
    ...keys('payerReceipt', 'subject'),
    ...keys('sharePaid', 'heading'),
    ...keys('payerReceipt', 'intro', 'closing'),
  ],
  proposal: keys('proposal', 'subject', 'heading', 'intro', 'button', 'closing'),
  'proposal-accepted': keys('proposalAccepted', 'subject', 'heading', 'intro', 'closing'),
  refunded: keys('refunded', 'subject', 'heading', 'intro', 'duplicate', 'button', 'closing'),
  'refund-sent-back': [
    ...keys('refundSentBack', 'subject', 'heading', 'intro'),
    ...keys('refunded', 'button'),
    ...keys('refundSentBack', 'closing'),
  ],
  withdrawal: keys('withdrawal', 'subject', 'heading'),
  'contact-received': keys(
    'contactReceived',
    'subject',
    'heading',
    'intro',
    'copy',
    'answer',
    'ignore',
  ),
  'mail-refused': keys(
    'mailRefused',
    'subject',
    'heading',
    'sender',
    'empty',
    'gone',
    'kept',
    'button',
  ),
  'contact-notice': keys(
    'contactNotice',
    'subject',
    'suspected',
    'heading',
    'button',
    'confirmed',
    'unconfirmed',
  ),
  'application-received': keys(
    'applicationReceived',
    'subject',
    'heading',
    'intro',
    'add',
    'ignore',
  ),
  'application-repeated': keys('applicationRepeated', 'subject', 'heading', 'intro', 'due', 'add'),
  'application-notice': keys(
    'applicationNotice',
    'subject',
    'suspected',
    'heading',
    'button',
    'confirmed',
    'unconfirmed',
  ),
  'application-approved': keys(
    'applicationApproved',
    'subject',
    'heading',
    'intro',
    'setPassword',
    'signIn',
    'setPasswordButton',
    'profileButton',
    'next',
    'late',
  ),
  'application-rejected': keys('applicationRejected', 'subject', 'heading', 'intro', 'again'),
  'studio-order': keys('studioOrder', 'subject', 'heading', 'intro', 'button', 'closing'),
  'studio-enquiry': keys('studioEnquiry', 'subject', 'suspected', 'heading', 'button', 'closing'),
  'waitlist-confirm': keys('waitlistConfirm', 'subject', 'heading', 'intro', 'button', 'ignore'),
  'waitlist-place': keys(
    'waitlistPlace',
    'subject',
    'heading',
    'place',
    'invited',
    'share',
    'button',
    'leave',
  ),
  'studio-invitation': keys(
    'studioInvitation',
    'subject',
    'heading',
    'intro',
    'until',
    'button',
    'ignore',
  ),
  'studio-status': [
    ...['suspended', 'resumed'].flatMap((status) =>
      keys(`studioStatus.${status}`, 'subject', 'heading', 'intro', 'closing'),
    ),
    ...keys('studioStatus', 'button'),
  ],
  'freelancer-status': [...statuses, ...keys('freelancerStatus', 'schedule', 'payments')],
  'payout-due': keys('payoutDue', 'subject', 'heading', 'intro', 'account', 'button', 'closing'),
  'payout-paid': keys(
    'payoutPaid',
    'subject',
    'heading',
    'intro',
    'statement',
    'button',
    'closing',
  ),
  'payout-failed': keys(
    'payoutFailed',
    'subject',
    'heading',
    'intro',
    'statement',
    'owed',
    'button',
    'closing',
  ),
}

/**
 * Confirmations that the law wants on a durable medium (Directive 2011/83/EU, art. 8(7) and 11(3)):
 * their facts and terms stay.
 */
const LEGAL = ['welcome', 'pay-link-sent', 'withdrawal']
export const isLegalMail = (template: string) => LEGAL.includes(template)

export const changeableWords = (template: string): string[] =>
  Object.hasOwn(CHANGEABLE, template) ? CHANGEABLE[template]! : []

export type WordsKind = 'subject' | 'heading' | 'paragraph' | 'button'

/** What kind of words a key has. */
export function kindOfWords(key: string): WordsKind {
  const name = key.split('.').at(-1)!
  if (name === 'subject' || name === 'suspected') return 'subject'
  if (name === 'heading') return 'heading'
  return /button|^schedule$|^payments$/i.test(name) ? 'button' : 'paragraph'
}

/** The most characters of each kind. */
export const LONGEST_WORDS: Record<WordsKind, number> = {
  subject: 200,
  heading: 200,
  paragraph: 2000,
  button: 60,
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** The names between double braces, each once. */
export const placeholdersOf = (text: string) => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim())),
]

/**
 * The same with its placeholders written as the app writes them, and its line breaks as one
 * character.
 */
export const tidyWords = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(PLACEHOLDER, (_, name: string) => `{{${name.trim()}}}`)
    .trim()

/** A person or a topic may go unnamed; a number, a date, an amount or a link may not. */
const DISPENSABLE = ['name', 'topic']

/**
 * The placeholders of the original that words in its place must have: all of them in a mail that
 * the law asks for.
 */
function necessaryPlaceholders(original: string, legal: boolean) {
  return placeholdersOf(original).filter((name) => legal || !DISPENSABLE.includes(name))
}

export type WordsProblem =
  { kind: 'empty' | 'tooLong' | 'braces' } | { kind: 'unknown' | 'missing'; names: string[] }

/** What is wrong with words that shall stand in place of the original, or null. */
export function findWordsProblem(
  text: string,
  { key, original, legal }: { key: string; original: string; legal: boolean },
): WordsProblem | null {
  if (text === '') return { kind: 'empty' }
  if (text.length > LONGEST_WORDS[kindOfWords(key)]) return { kind: 'tooLong' }
  const [used, known] = [placeholdersOf(text), placeholdersOf(original)]
  const unknown = used.filter((name) => !known.includes(name))
  const missing = necessaryPlaceholders(original, legal).filter((name) => !used.includes(name))
  if (unknown.length > 0) return { kind: 'unknown', names: unknown }
  if (/\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''))) return { kind: 'braces' }
  return missing.length > 0 ? { kind: 'missing', names: missing } : null
}

/** The words with what their placeholders stand for. */
export function fillWords(text: string, values: Record<string, unknown> = {}) {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name.trim()) ? String(values[name.trim()]) : whole,
  )
}
