import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/platform/i18n/languages'
import { apiJson } from '~/platform/http/api.server'
import { retryPolicies } from '~/platform/http/request-helper'
import { smallestCharge } from '~/platform/payments/gateway'
import { isAdmin } from '~/platform/session/roles'
import { isRecent, sessionEnd } from '~/platform/session/session.rules'
import { FEATURED_FOR, scrollProgress, stepAfterSwipe } from '~/routes/site/home/home.rules'
import { copiesNeeded } from '~/ui/media/marquee.rules'
import { waterOpacity } from '~/shell/water.rules'
import {
  expectedPayout,
  OFFER_LASTS,
  offerIsOpen,
  PAYOUT_DAYS,
  payoutDate,
  REVISION_LIMIT,
  revisionsLeft,
} from './assignments/assignment.rules'
import { offerSchema, timeSchema } from './assignments/assignment.schema'
import { BRIEF_FILES, MAX_ANSWER } from './briefs/brief.rules'
import {
  MAX_CUSTOMIZATION,
  cartTotals,
  chosenQuantity,
  raisedQuantity,
  readMirror,
} from './cart/cart.rules'
import { BASE_CURRENCY, CURRENCIES, startingAmount } from './catalog/catalog.rules'
import { COOKIE_NAMES, cookieDeletions, DEFAULT_PREFERENCES } from './consent/consent.rules'
import { findSuspicions } from './contact/spam.rules'
import { shownTechnologies } from './content/showcase.rules'
import { SHOWN_BADGES, TEMPLATES_PER_PAGE } from './content/template.rules'
import { weighCoupon } from './coupons/coupon.rules'
import { DECISION_LIFETIME } from './notifications/decision.rules'
import { PLACE_MAX, SHOWN, applyStep } from './featured/place.rules'
import {
  CHUNK_BYTES,
  DEEPEST_FOLDER,
  folderProblem,
  folderTree,
  LARGEST_FILE,
  LARGEST_FORM,
  MOST_FILES_AT_ONCE,
} from './files/project-files.rules'
import { findRefusals, type UploadLimits } from './files/upload.rules'
import {
  DECISION_DAYS,
  OFFER_HOURS,
  UPLOADS,
  USUAL_REVISIONS,
} from './freelancers/application.rules'
import { capacityIn } from './freelancers/capacity.rules'
import { judge, type Measures } from './health/health.rules'
import { MESSAGE_FILES } from './messages/message.rules'
import { messageSchema } from './messages/message.schema'
import { DIGEST_LENGTH, digestMoment } from './notifications/digest.rules'
import { WARRANTY } from './projects/project.rules'
import { DAYS_TO_PAY, LINK_REMINDER_BEFORE, payUntil, remindersDue } from './orders/payable.rules'
import { SELLER_COUNTRY } from './ground/vat.rules'
import { canWithdraw, withdrawalEnd } from './ground/withdrawal.rules'
import { refundsTakeTwo } from './payments/refund.rules'
import {
  INVITATION_DAYS as COMPANY_INVITATION_DAYS,
  INVITATION_LIMITS,
  invitationState,
} from './people/company.rules'
import {
  accountLinkState,
  passwordProblem,
  RESET_LINK_LIFETIME,
  SIGN_IN_LINK_LIFETIME,
  usernameProblem,
  WELCOME_LINK_LIFETIME,
} from './people/people.rules'
import { RECOVERY_CODES } from './people/second-factor.rules'
import { isOwner, STAFF_INVITATION_DAYS } from './people/staff.rules'
import { ACTIVITY_PERIODS, startOf } from './projects/activity-feed.rules'
import { approvedOn, reviewDue } from './projects/milestone.rules'
import { priceSchema } from './projects/project-details.schema'
import { VALID_DAYS } from './quotes/quote.rules'
import { RETENTION } from './ground/retention.rules'
import { refusalSchema, reviewReplySchema, reviewSchema } from './reviews/review.schema'
import { MOST_REVIEWS, RATINGS, SHOWN_REVIEWS } from './reviews/reviews.rules'
import { readSetting, waitsForAnother } from './settings/setting.rules'
import { refundLimitsSchema, vatRateSchema } from './settings/setting.schema'
import { endOfTerm } from './ground/terms.rules'
import { vatOfSeller } from './studios/seller-terms.rules'
import { readName, readSlug } from './studios/studio.rules'
import { INVITATION_DAYS, standsSince, UNCONFIRMED_DAYS } from './studios/waitlist.rules'
import { answerDue } from './tickets/answer-clock.rules'
import { CLOSED_AFTER } from './tickets/ticket.rules'
import { ticketSchema } from './tickets/ticket.schema'
import { viewportsOf } from '~/tools/responsive-checker/viewports.rules'

/*
 * Every figure of business.md and spec.md that a rule knows, and every one that the studio promises
 * of its own accord, as it is written there and not as the code has it. What only a command knows
 * is in written-figures.test.ts.
 */

const SECOND = 1_000
const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000

/**
 * Where it is written, what it says, the last value that it lets through, the first that it does
 * not, and the rule.
 */
type Edge = [
  written: string,
  figure: string,
  within: number,
  beyond: number,
  lets: (value: number) => boolean,
]

/** A Monday. */
const START = new Date('2026-03-02T09:00:00.000Z')
/** To its midnight in the studio's zone: with it ends what is told as a day. */
const REST_OF_DAY = 14 * HOUR
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds)
const letters = (count: number) => 'a'.repeat(count)
const say = () => 'refused'

const EXAMPLE_LIMITS = { USD: 100_000, EUR: 100_000, SEK: 1_000_000, PLN: 400_000 }
const usualLimits = readSetting('refundLimits', undefined)
const oneAdmin = (currency: string) => (amount: number) =>
  !refundsTakeTwo([{ amount, status: 'requested' }], currency, usualLimits)

const consumer = { status: 'in_progress', companyName: null, vatNumber: null } as const
const linkHolds = (lifetime: number) => (age: number) =>
  accountLinkState({ usedAt: null, expiresAt: later(lifetime) }, later(age)) === 'open'
const invitationHolds = (days: number) => (age: number) =>
  invitationState(
    { acceptedAt: null, revokedAt: null, expiresAt: endOfTerm(days, START) },
    later(age),
  ) === 'open'
const remindersFewerThan = (count: number) => (late: number) =>
  remindersDue(START, later(late)) < count
const reviewRemindersFewerThan = (count: number) => (waited: number) =>
  reviewDue(START, later(waited)).reminders < count

const business: Edge[] = [
  [
    'Cart: 0 or less removes it',
    'a quantity of 1',
    1,
    0,
    (quantity) => chosenQuantity(quantity) > 0,
  ],
  [
    'Milestone: approved with no answer',
    '14 days',
    14 * DAY + REST_OF_DAY - 1,
    14 * DAY + REST_OF_DAY,
    (waited) => !reviewDue(START, later(waited)).approved,
  ],
  [
    'Milestone: after two reminders',
    'the second before the 14th day',
    14 * DAY,
    -1,
    (waited) => reviewDue(START, later(waited)).reminders === 2,
  ],
  [
    'Assignment: expired',
    '48 hours',
    48 * HOUR - 1,
    48 * HOUR,
    (waited) => offerIsOpen({ status: 'offered', offerEndsAt: later(OFFER_LASTS) }, later(waited)),
  ],
  [
    'Onboarding: a link to set a password',
    '24 hours',
    24 * HOUR - 1,
    24 * HOUR,
    linkHolds(WELCOME_LINK_LIFETIME),
  ],
  [
    'What the law asks: withdrawal',
    '14 days',
    14 * DAY + REST_OF_DAY - 1,
    14 * DAY + REST_OF_DAY,
    (waited) => canWithdraw({ ...consumer, withdrawalEndsAt: withdrawalEnd(START) }, later(waited)),
  ],
  [
    'Accounts and access: the first account is the owner’s',
    'user id 1',
    1,
    2,
    (id) => isAdmin({ id, role: 'client', isAdmin: false }),
  ],
  ['Staff: owner, the first account', 'user id 1', 1, 2, (id) => isOwner({ id })],
  ['Two people: a refund', '$1,000.00', 100_000, 100_001, oneAdmin('USD')],
  ['Two people: a refund', '€1,000.00', 100_000, 100_001, oneAdmin('EUR')],
  ['Two people: a refund', '10 000,00 kr', 1_000_000, 1_000_001, oneAdmin('SEK')],
  ['Two people: a refund', '4000,00 zł', 400_000, 400_001, oneAdmin('PLN')],
  [
    'Two people: changing the limit',
    'a lower one by the only admin',
    1,
    2,
    (admins) =>
      !waitsForAnother({
        before: EXAMPLE_LIMITS,
        after: { ...EXAMPLE_LIMITS, PLN: 399_999 },
        admins,
      }),
  ],
  [
    'Two people: changing the limit',
    'a cent more by the only admin',
    400_000,
    400_001,
    (PLN) =>
      !waitsForAnother({ before: EXAMPLE_LIMITS, after: { ...EXAMPLE_LIMITS, PLN }, admins: 1 }),
  ],
]

const specification: Edge[] = [
  [
    '§4, cart',
    'minus down to a quantity of 1',
    1,
    0,
    (quantity) => chosenQuantity(quantity) === quantity && quantity > 0,
  ],
  ['§5', 'admin by user id 1', 1, 0, (id) => isAdmin({ id, role: 'freelancer', isAdmin: false })],
  [
    '§2.10.6, §9',
    'a swipe of 50 px does not count',
    50,
    51,
    (distance) => stepAfterSwipe(1, distance, 4) === 1,
  ],
  [
    '§2.10.6, §9',
    'a swipe of 50 px the other way does not count',
    -50,
    -51,
    (distance) => stepAfterSwipe(1, distance, 4) === 1,
  ],
  ['§9', 'progress over 300 px', 297, 299, (scrolled) => scrollProgress(scrolled) < 100],
  [
    '§9',
    'the background fades over 300 px',
    299,
    300,
    (scrolled) => waterOpacity(scrolled) > 0.1 + 1e-9,
  ],
  [
    '§9',
    '3 technologies, then "+N"',
    3,
    4,
    (count) => shownTechnologies(Array.from({ length: count }, String)).more === 0,
  ],
  [
    '§9',
    '11 cards of 220 px with gaps of 24 px fill the widest strip',
    11,
    10,
    (cards) => copiesNeeded(cards, 220) === 1,
  ],
  ['§9', '9 cards of 280 px fill it', 9, 8, (cards) => copiesNeeded(cards, 280) === 1],
]

function refusalOf(
  limits: UploadLimits,
  { size = 1, files = 1 }: { size?: number; files?: number },
) {
  const bytes = {
    byteLength: size,
    subarray: () => new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37]),
  } as unknown as Uint8Array
  return findRefusals(
    Array.from({ length: files }, () => ({
      ...{ name: 'a.pdf', bytes, finding: null },
      type: 'application/pdf' as const,
    })),
    limits,
  )
}
const takesSize = (limits: UploadLimits) => (size: number) =>
  refusalOf(limits, { size }).length === 0
const takesFiles = (limits: UploadLimits) => (files: number) =>
  refusalOf(limits, { files }).length === 0
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, index) => ({
    id: String(index),
    parentId: index === 0 ? null : String(index - 1),
    name: `F${index}`,
  }))
const side = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    parentId: null,
    name: `F${index}`,
  }))

const suspect = { name: 'Åsa', about: '', message: 'Hello', trap: '', shownAt: START }
const measures: Measures = {
  ...{
    jobs: { pending: 0, sending: 0, failed: 0 },
    failedMails: 0,
    dueSince: null,
    failedEvents: 0,
    lastEventAt: null,
    lastMailAt: null,
  },
  ...{
    timerFailures: [],
    databaseTook: 1,
    clockAhead: 0,
    schemaAge: 'same',
    storageWorks: true,
    mailWorks: true,
    scannerWorks: true,
  },
}
const isWell = (part: string, changes: Partial<Measures>, now = START) =>
  judge({ ...measures, ...changes }, now).find((judged) => judged.part === part)?.verdict === 'well'

const offer = {
  freelancerId: '00000000-0000-4000-8000-000000000000',
  fee: '1',
  currency: 'EUR',
  payoutDays: '14',
  revisionLimit: '2',
}
const offers = (changes: object) =>
  offerSchema(say, 'en').safeParse({ ...offer, ...changes }).success
const key = offer.freelancerId
const amountIn = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const time = { key, minutes: '60', day: '2026-03-02', note: 'Design' }
const widths = (count: number) =>
  Array.from({ length: count }, (_, index) => `${300 + index}x400`).join(' ')
const coupon = {
  percentOff: 99,
  amountOff: null,
  currency: null,
  productId: null,
  firstOrderOnly: false,
  minimumAmount: null,
  expiresAt: null,
  useLimit: null,
  uses: 0,
}
const takesOff = (currency: string) => (amount: number) => {
  const lines = [{ productId: 1, amount, shares: [100] }]
  return (
    weighCoupon(coupon, { currency, lines, ownLines: lines, orderedBefore: false, now: START })
      .discount > 0
  )
}
const week = (hours: number) => ({ usualHours: hours, weeks: [], holidays: [] })
const MONDAY = new Date('2026-03-02T00:00:00Z')
const SUNDAY = new Date('2026-03-08T00:00:00Z')

/** What the documents leave to the studio, as its own pages and mails promise it. */
const own: Edge[] = [
  ['Cart', '99 of a service', 99, 100, (quantity) => chosenQuantity(quantity) === quantity],
  [
    'Cart',
    '99 of a service, one by one',
    98,
    99,
    (current) => raisedQuantity(current) === current + 1,
  ],
  [
    'Cart',
    '99 lines from the browser',
    99,
    100,
    (lines) =>
      readMirror(
        JSON.stringify(Array.from({ length: lines }, () => ({ product: { id: 1 }, quantity: 1 }))),
      ) !== null,
  ],
  ['Payable: past due', 'the due moment', -1, 0, remindersFewerThan(1)],
  ['Payable: the second reminder', '3 days late', 3 * DAY - 1, 3 * DAY, remindersFewerThan(2)],
  ['Payable: the third reminder', '10 days late', 10 * DAY - 1, 10 * DAY, remindersFewerThan(3)],
  ['Milestone: the first reminder', '7 days', 7 * DAY - 1, 7 * DAY, reviewRemindersFewerThan(1)],
  [
    'Milestone: the second reminder',
    '12 days',
    12 * DAY - 1,
    12 * DAY,
    reviewRemindersFewerThan(2),
  ],
  [
    'Accounts: a link to reset a password',
    '1 hour',
    HOUR - 1,
    HOUR,
    linkHolds(RESET_LINK_LIFETIME),
  ],
  [
    'Accounts: a link that signs in',
    '15 minutes',
    15 * MINUTE - 1,
    15 * MINUTE,
    linkHolds(SIGN_IN_LINK_LIFETIME),
  ],
  [
    'Accounts: an invitation of a company',
    '7 days',
    7 * DAY + REST_OF_DAY - 2,
    7 * DAY + REST_OF_DAY - 1,
    invitationHolds(COMPANY_INVITATION_DAYS),
  ],
  [
    'Accounts: an invitation of the staff',
    '3 days',
    3 * DAY + REST_OF_DAY - 2,
    3 * DAY + REST_OF_DAY - 1,
    invitationHolds(STAFF_INVITATION_DAYS),
  ],
  [
    'Accounts: a sign-in counts',
    '15 minutes',
    15 * MINUTE - 1,
    15 * MINUTE,
    (age) => isRecent(START, later(age)),
  ],
  [
    'Accounts: a session of a client without a page',
    '14 days',
    14 * DAY,
    14 * DAY + 1,
    (pause) => sessionEnd({ createdAt: START, staff: false }, START) >= later(pause),
  ],
  [
    'Accounts: a session of staff without a page',
    '12 hours',
    12 * HOUR,
    12 * HOUR + 1,
    (pause) => sessionEnd({ createdAt: START, staff: true }, START) >= later(pause),
  ],
  [
    'Accounts: a session from its sign-in',
    '30 days',
    30 * DAY,
    30 * DAY + 1,
    (age) => sessionEnd({ createdAt: START, staff: false }, later(30 * DAY - 1)) >= later(age),
  ],
  [
    'Accounts: a password',
    '10 characters',
    10,
    9,
    (count) =>
      passwordProblem('vq7-Kzt!mWe#'.slice(0, count), { username: 'u', email: 'e@example.com' }) ===
      null,
  ],
  [
    'Accounts: a password',
    '200 characters',
    200,
    201,
    (count) =>
      passwordProblem('vq7-Kzt!mWe#pRx'.repeat(20).slice(0, count), {
        username: 'u',
        email: 'e@example.com',
      }) === null,
  ],
  [
    'Accounts: a username',
    '3 characters',
    3,
    2,
    (count) => usernameProblem(letters(count), '') === null,
  ],
  [
    'Accounts: a username',
    '30 characters',
    30,
    31,
    (count) => usernameProblem(letters(count), '') === null,
  ],
  ['Tickets: solved and closed', '7 days', 7 * DAY - 1, 7 * DAY, (waited) => waited < CLOSED_AFTER],
  [
    'Tickets: a subject',
    '120 characters',
    120,
    121,
    (count) => ticketSchema().safeParse({ key, subject: letters(count), body: 'Hi' }).success,
  ],
  [
    'Messages',
    '10,000 characters',
    10_000,
    10_001,
    (count) => messageSchema(say).safeParse({ key, body: letters(count) }).success,
  ],
  ['Messages: files', '5', 5, 6, takesFiles(MESSAGE_FILES)],
  ['Messages: a file', '10 MB', 10_485_760, 10_485_761, takesSize(MESSAGE_FILES)],
  ['Brief: files of a service', '5', 5, 6, takesFiles(BRIEF_FILES)],
  ['Brief: a file', '5 MB', 5_242_880, 5_242_881, takesSize(BRIEF_FILES)],
  ['Application: files', '4', 4, 5, takesFiles({ ...UPLOADS, documentsOnly: false })],
  [
    'Application: a file',
    '5 MB',
    5_242_880,
    5_242_881,
    takesSize({ ...UPLOADS, documentsOnly: false }),
  ],
  [
    'Files: a folder',
    '5 deep',
    4,
    5,
    (depth) => folderProblem(nested(depth), { name: 'New', parentId: String(depth - 1) }) === null,
  ],
  ['Files: folders shown', '5 deep', 5, 6, (depth) => folderTree(nested(depth)).length === depth],
  [
    'Files: folders',
    '200',
    199,
    200,
    (count) => folderProblem(side(count), { name: 'New', parentId: null }) === null,
  ],
  [
    'Reviews',
    '1 star',
    1,
    0,
    (rating) => reviewSchema().safeParse({ rating: String(rating), body: 'Good' }).success,
  ],
  [
    'Reviews',
    '5 stars',
    5,
    6,
    (rating) => reviewSchema().safeParse({ rating: String(rating), body: 'Good' }).success,
  ],
  [
    'Reviews',
    '2,000 characters',
    2_000,
    2_001,
    (count) => reviewSchema().safeParse({ rating: '5', body: letters(count) }).success,
  ],
  [
    'Reviews: the reply',
    '1,000 characters',
    1_000,
    1_001,
    (count) => reviewReplySchema().safeParse({ reply: letters(count) }).success,
  ],
  [
    'Reviews: why one is refused',
    '300 characters',
    300,
    301,
    (count) => refusalSchema().safeParse({ refusal: 'insult', note: letters(count) }).success,
  ],
  [
    'Assignments: the payment',
    '60 days after approval at most',
    60,
    61,
    (days) => offers({ payoutDays: String(days) }),
  ],
  [
    'Assignments: rounds',
    '10 at most',
    10,
    11,
    (rounds) => offers({ revisionLimit: String(rounds) }),
  ],
  ['Assignments: a fee', '1 cent at least', 1, 0, (cents) => offers({ fee: amountIn(cents) })],
  [
    'Assignments: a fee',
    '200,000.00 at most',
    20_000_000,
    20_000_001,
    (cents) => offers({ fee: amountIn(cents) }),
  ],
  [
    'Assignments: rounds are used up',
    '2',
    1,
    2,
    (revisionsUsed) => revisionsLeft({ revisionsUsed, revisionLimit: REVISION_LIMIT }) > 0,
  ],
  [
    'Assignments: time of a day',
    '24 hours',
    1_440,
    1_441,
    (minutes) =>
      timeSchema(say, '2026-03-02').safeParse({ ...time, minutes: String(minutes) }).success,
  ],
  [
    'Assignments: time',
    '1 minute',
    1,
    0,
    (minutes) =>
      timeSchema(say, '2026-03-02').safeParse({ ...time, minutes: String(minutes) }).success,
  ],
  [
    'Changes: a price',
    '200,000.00 at most',
    20_000_000,
    20_000_001,
    (cents) => priceSchema(say, 'en').safeParse({ net: amountIn(cents), workingDays: 1 }).success,
  ],
  [
    'Changes: working days',
    '130 at most',
    130,
    131,
    (workingDays) => priceSchema(say, 'en').safeParse({ net: '1', workingDays }).success,
  ],
  [
    'Settings: the limit for one admin',
    '200,000.00 at most',
    20_000_000,
    20_000_001,
    (cents) =>
      refundLimitsSchema(say, 'en').safeParse({
        USD: amountIn(cents),
        EUR: '1',
        SEK: '1',
        PLN: '1',
      }).success,
  ],
  [
    'Settings: the rate of VAT',
    '50 %',
    5_000,
    5_001,
    (points) => vatRateSchema(say, 'en').safeParse({ vatRate: amountIn(points) }).success,
  ],
  [
    'Settings: the stored rate of VAT',
    '50 %',
    5_000,
    5_001,
    (points) => readSetting('vatRate', points) === points,
  ],
  ['Settings: no VAT at all', '0 %', 0, -1, (points) => readSetting('vatRate', points) === points],
  [
    'Settings: the stored limit',
    '200,000.00',
    20_000_000,
    20_000_001,
    (cents) => readSetting('refundLimits', { ...EXAMPLE_LIMITS, PLN: cents }).PLN === cents,
  ],
  ['Payments: the least by the provider', '$0.50', 51, 50, takesOff('USD')],
  ['Payments: the least by the provider', '€0.50', 51, 50, takesOff('EUR')],
  ['Payments: the least by the provider', '3,00 kr', 301, 300, takesOff('SEK')],
  ['Payments: the least by the provider', '2,00 zł', 201, 200, takesOff('PLN')],
  [
    'Coupons: the end',
    'the very moment',
    -1,
    0,
    (moment) => {
      const lines = [{ productId: 1, amount: 10_000, shares: [100] }]
      return (
        weighCoupon(
          { ...coupon, expiresAt: START },
          { currency: 'USD', lines, ownLines: lines, orderedBefore: false, now: later(moment) },
        ).refusal === null
      )
    },
  ],
  ['Studios: an address', '3 letters', 3, 2, (count) => 'slug' in readSlug(letters(count))],
  ['Studios: an address', '40 letters', 40, 41, (count) => 'slug' in readSlug(letters(count))],
  ['Studios: a name', '60 letters', 60, 61, (count) => 'name' in readName(letters(count))],
  [
    'Waitlist: who joins by a link',
    '10 count',
    10,
    11,
    (referrals) =>
      START.getTime() - standsSince(START, referrals).getTime() === referrals * 3 * DAY,
  ],
  [
    'Featured: entries of a place',
    '50',
    49,
    50,
    (count) =>
      applyStep(Array.from({ length: count }, String), { step: 'add', entry: 'new' }).includes(
        'new',
      ),
  ],
  [
    'Contact: a form is read',
    '3 seconds',
    3 * SECOND,
    3 * SECOND - 1,
    (age) => findSuspicions(suspect, later(age)).length === 0,
  ],
  [
    'Contact: a form stays open',
    '7 days',
    7 * DAY,
    7 * DAY + 1,
    (age) => findSuspicions(suspect, later(age)).length === 0,
  ],
  [
    'Contact: links',
    '2',
    2,
    3,
    (links) =>
      findSuspicions({ ...suspect, message: 'https://a.example '.repeat(links) }, later(MINUTE))
        .length === 0,
  ],
  [
    'Health: a job is late',
    '2 minutes',
    2 * MINUTE,
    2 * MINUTE + 1,
    (waited) => isWell('worker', { dueSince: START }, later(waited)),
  ],
  [
    'Health: the database is slow',
    '500 ms',
    500,
    501,
    (databaseTook) => isWell('database', { databaseTook }),
  ],
  [
    'Notifications: the mail of a day',
    '8 in the morning',
    -1,
    0,
    (moment) =>
      digestMoment(new Date(Date.UTC(2026, 2, 2, 7) + moment)).getTime() < Date.UTC(2026, 2, 2, 7),
  ],
  [
    'Notifications: the mail of a day in summer',
    '8 in the morning',
    -1,
    0,
    (moment) =>
      digestMoment(new Date(Date.UTC(2026, 6, 2, 6) + moment)).getTime() < Date.UTC(2026, 6, 2, 6),
  ],
  [
    'Responsive checker',
    '10 widths at once',
    10,
    11,
    (count) => Array.isArray(viewportsOf({ at: [], sizes: widths(count), turned: [] })),
  ],
  [
    'Responsive checker: a side',
    '200 px',
    200,
    199,
    (width) => Array.isArray(viewportsOf({ at: [], sizes: `${width}x400`, turned: [] })),
  ],
  [
    'Responsive checker: a side',
    '3840 px',
    3_840,
    3_841,
    (width) => Array.isArray(viewportsOf({ at: [], sizes: `400x${width}`, turned: [] })),
  ],
]

describe.each([
  ['business.md', business],
  ['spec.md', specification],
  ['what is our own', own],
] as const)('%s', (_document, edges) => {
  test.each(edges)('%s: %s', (_written, _figure, within, beyond, lets) => {
    expect({ within: lets(within), beyond: lets(beyond) }).toEqual({ within: true, beyond: false })
  })
})

/** Figures that are told, shown or handed on as they are. */
describe('the very figure', () => {
  test.each([
    [
      'business.md, Milestone: the day of approval',
      () => approvedOn(START),
      new Date('2026-03-16T22:59:59.999Z'),
    ],
    [
      'business.md, What the law asks: the end of withdrawal',
      () => withdrawalEnd(START),
      new Date('2026-03-16T22:59:59.999Z'),
    ],
    [
      'business.md, Milestone: two reminders',
      () => reviewDue(START, later(14 * DAY + REST_OF_DAY)),
      { reminders: 2, approved: true },
    ],
    [
      'business.md, Onboarding: single use',
      () => accountLinkState({ usedAt: START, expiresAt: later(DAY) }, START),
      'used',
    ],
    ['business.md, Assignment: hours that the program tells of', () => OFFER_HOURS, 48],
    [
      'business.md, Payout: days after the approval',
      () => [PAYOUT_DAYS, payoutDate(START, PAYOUT_DAYS), expectedPayout(null, PAYOUT_DAYS, START)],
      [14, new Date('2026-03-16T22:59:59.999Z'), new Date('2026-03-16T22:59:59.999Z')],
    ],
    [
      'business.md, Money on the page: dollars are the base',
      () => [BASE_CURRENCY, ...CURRENCIES],
      ['USD', 'USD', 'EUR', 'SEK', 'PLN'],
    ],
    ['business.md, Money on the page', () => formatMoney(123_400, 'USD', 'en'), '$1,234.00'],
    ['business.md, the studio is in Gothenburg', () => SELLER_COUNTRY, 'SE'],
    [
      'spec.md §3, dates',
      () => [formatDate(START, 'en'), formatDateTime(START, 'en')],
      ['Mar 2, 2026', 'Mar 2, 2026 10:00 AM'],
    ],
    [
      'spec.md §3, consent',
      () => DEFAULT_PREFERENCES,
      { necessary: true, functional: false, analytics: false, marketing: false },
    ],
    ['spec.md §3, badges of a template', () => SHOWN_BADGES, 2],
    ['spec.md §4, a new line has', () => raisedQuantity(undefined), 1],
    [
      'spec.md §4, totals',
      () =>
        cartTotals([
          { quantity: 2, unitAmount: 333 },
          { quantity: 3, unitAmount: 101 },
        ]),
      { totalItems: 5, totalPrice: 969 },
    ],
    [
      'spec.md §4, the background at the top and at the end',
      () => [waterOpacity(0), Math.round(waterOpacity(900) * 1000)],
      [1, 100],
    ],
    [
      'spec.md §9, languages',
      () => [FALLBACK_LANGUAGE, ...LANGUAGES],
      ['en', 'en', 'sv', 'nl', 'pl'],
    ],
    ['spec.md §9, the hero’s picture', () => FEATURED_FOR, 5_000],
    [
      'spec.md §9, starting at',
      () =>
        [[30, 70], [], [null]].map((shares) =>
          startingAmount({
            price: 89_000,
            milestonePayment: true,
            milestones: shares.map((percentage) => ({ percentage })),
          }),
        ),
      [26_700, 89_000, 89_000],
    ],
    [
      'spec.md §9, what the home page shows',
      () => SHOWN,
      { services: 8, popular: 8, menu: null, work: 6, templates: 12, testimonials: 10 },
    ],
    ['spec.md §9, templates', () => TEMPLATES_PER_PAGE, 12],
    [
      'spec.md §9, cookies',
      () => COOKIE_NAMES,
      {
        functional: ['theme', 'language', 'chat_preferences', 'ui_settings'],
        analytics: ['_ga*', '_gat*', '_gid*', '_gtag*'],
        marketing: ['_fbp', '_fbc', 'fr', '_gcl_*', '_gac_*', 'IDE', 'DSID'],
      },
    ],
    [
      'spec.md §9, the last two labels',
      () => cookieDeletions('fr', { host: 'shop.kanal.example', path: '/' }),
      [
        'fr=; Max-Age=0; Path=/',
        'fr=; Max-Age=0; Path=/; Domain=shop.kanal.example',
        'fr=; Max-Age=0; Path=/; Domain=kanal.example',
      ],
    ],
    [
      'spec.md §9, fresh 15 and kept 30 minutes',
      () => apiJson([], { cache: 'public' }).headers.get('Cache-Control'),
      'public, max-age=900, stale-while-revalidate=900',
    ],
    [
      'spec.md §9, retries',
      () => Object.values(retryPolicies).map(({ retries }) => retries),
      [2, 2, 1],
    ],
    [
      'Payments: the least that the provider charges',
      () => CURRENCIES.map(smallestCharge),
      [50, 50, 300, 200],
    ],
    ['Two people: until somebody changes them', () => usualLimits, EXAMPLE_LIMITS],
    ['VAT: Sweden’s rate', () => readSetting('vatRate', undefined), 2_500],
    [
      'Payable: days to pay, and the reminder before a link ends',
      () => [DAYS_TO_PAY, payUntil(START), LINK_REMINDER_BEFORE],
      [7, new Date('2026-03-09T22:59:59.999Z'), 2 * DAY],
    ],
    ['Project: the warranty, after which its order is closed', () => WARRANTY, 30 * DAY],
    ['Decisions: a mailed link', () => DECISION_LIFETIME, 30 * DAY],
    ['Quotes: days', () => VALID_DAYS, 30],
    [
      'Studios: days of a place and of an invitation',
      () => [UNCONFIRMED_DAYS, INVITATION_DAYS],
      [30, 30],
    ],
    [
      'Application: working days to an answer, and rounds',
      () => [DECISION_DAYS, USUAL_REVISIONS],
      [10, 2],
    ],
    [
      'Accounts: recovery codes, and invitations of a day',
      () => [RECOVERY_CODES, INVITATION_LIMITS],
      [
        10,
        {
          sender: { limit: 30, window: DAY },
          address: { limit: 5, window: DAY },
          all: { limit: 15, window: DAY },
        },
      ],
    ],
    [
      'Briefs: characters',
      () => [MAX_ANSWER, MAX_CUSTOMIZATION, BRIEF_FILES.mostInCart],
      [20_000, 2_000, 20],
    ],
    [
      'Files: depth, one file, and files at once',
      () => [DEEPEST_FOLDER, LARGEST_FILE, MOST_FILES_AT_ONCE, PLACE_MAX],
      [5, 100_000_000, 20, 50],
    ],
    [
      'Reviews: shown, at most and their stars',
      () => [SHOWN_REVIEWS, MOST_REVIEWS, RATINGS],
      [4, 200, [1, 2, 3, 4, 5]],
    ],
    [
      'Files: a piece and a form; notices of a digest',
      () => [CHUNK_BYTES, LARGEST_FORM, DIGEST_LENGTH],
      [4_000_000, 1_000_000_000, 30],
    ],
    [
      'Activities: days back',
      () =>
        ACTIVITY_PERIODS.map((days) => (START.getTime() - startOf(days, START).getTime()) / DAY),
      [7, 30, 90],
    ],
    [
      'Capacity: 6 hours a working day',
      () =>
        capacityIn(
          { from: MONDAY, to: SUNDAY },
          week(30),
          [{ workingDays: 3, dueAt: null }],
          MONDAY,
        ),
      { available: 30, taken: 18, left: 12, daysAway: 0 },
    ],
    [
      'Tickets: an answer within 8 working hours of 9 to 17',
      () => [
        answerDue(new Date('2026-03-02T08:00:00Z')),
        answerDue(new Date('2026-03-02T08:00:00.001Z')),
        answerDue(new Date('2026-03-06T15:59:00Z')),
      ],
      [
        new Date('2026-03-02T16:00:00Z'),
        new Date('2026-03-03T08:00:00.001Z'),
        new Date('2026-03-09T15:59:00Z'),
      ],
    ],
  ] as [string, () => unknown, unknown][])('%s', (_written, figure, expected) => {
    expect(figure()).toEqual(expected)
  })
})

test('the privacy policy’s months', () => {
  expect(RETENTION).toEqual({
    ...{
      contactMessages: 24,
      suspectedSpam: 3,
      declinedApplications: 12,
      mails: 12,
      notifications: 12,
      unpaidOrders: 12,
      carts: 3,
    },
    ...{
      quoteDrafts: 3,
      quotes: 12,
      consentRecords: 36,
      paymentNotices: 6,
      passwordLinks: 1,
      jobs: 1,
    },
  })
})

/** In per cent; European Commission, Taxes in Europe Database. */
const STANDARD_RATES = {
  ...{
    AT: 20,
    BE: 21,
    BG: 20,
    CY: 19,
    CZ: 21,
    DE: 19,
    DK: 25,
    EE: 24,
    ES: 21,
    FI: 25.5,
    FR: 20,
    GR: 24,
    HR: 25,
    HU: 27,
  },
  ...{
    IE: 23,
    IT: 22,
    LT: 21,
    LU: 17,
    LV: 21,
    MT: 18,
    NL: 21,
    PL: 23,
    PT: 23,
    RO: 21,
    SE: 25,
    SI: 22,
    SK: 23,
  },
}

test.each(Object.entries(STANDARD_RATES))(
  'a seller in %s charges %d %% once it is registered, and none before',
  (country, percent) => {
    expect(vatOfSeller({ country, vatNumber: 'registered', netPrices: true })).toEqual({
      country,
      rate: percent * 100,
      registered: true,
      netPrices: true,
    })
    expect(vatOfSeller({ country, vatNumber: ' ', netPrices: true })).toEqual({
      country,
      rate: 0,
      registered: false,
      netPrices: true,
    })
  },
)
