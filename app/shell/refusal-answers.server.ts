import { PICTURE_SIZE } from '~/domain/catalog/product-picture.rules'
import { sayPriceProblem, saySumProblem } from '~/domain/catalog/sum-texts.server'
import { sayRefusal as sayCouponRefusal } from '~/domain/coupons/coupon-texts.server'
import { PICTURE_LIMITS } from '~/domain/files/picture.rules'
import {
  DEEPEST_FOLDER,
  LONGEST_FOLDER_NAME,
  MOST_FOLDERS,
} from '~/domain/files/project-files.rules'
import { isRefusal, type DomainError } from '~/domain/ground/domain-error'
import { MOST_TOKENS } from '~/domain/people/api-token.rules'
import { MOST_ENDPOINTS } from '~/domain/webhooks/webhook.rules'
import { MOST_PEOPLE } from '~/domain/people/company.rules'
import { MOST_STAFF } from '~/domain/people/staff.rules'
import { PICTURE_REFUSALS, PICTURES, type PictureRefusal } from '~/domain/pictures/picture.rules'
import { MOST_REPLIES } from '~/domain/designs/pin.rules'
import { MOST_LINES } from '~/domain/proposals/proposal.rules'
import { MOST_LINKS } from '~/domain/projects/project-links.server'
import type { RefusalCode, Refusals } from '~/domain/refusals'
import { fileLimits } from './file-limits.server'
import { formatBytes, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log.server'
import type { Language } from '~/platform/i18n/languages'

type Words<Details> = (language: Language, details: Details) => string | string[]
interface Row<Details> {
  status: number
  /**
   * The field of the form at which the words stand, '' for the form as a whole. Without one the
   * page is shown anew with the words above it, since what the form was about has changed.
   */
  field?: string
  words: Words<Details>
}

type Say = (key: string, values: object) => string
/**
 * A text, with the values that are the same whatever the details say. A test finds all of them in
 * all languages: the types of all keys together are more than TypeScript bears.
 */
const text =
  (namespace: string, key: string, values: (language: Language) => object = () => ({})) =>
  (language: Language) =>
    (translator(language, namespace as 'common') as Say)(key, values(language))

/** The page has changed since it was shown. */
const late = <Details>(words: Words<Details>): Row<Details> => ({ status: 409, words })
/** The form is shown again with what was typed. */
const inForm = <Details>(field: string, status: number, words: Words<Details>): Row<Details> => ({
  ...{ status, field, words },
})

const A_MILLION = 1_000_000
const ofCompany = () => ({ count: MOST_PEOPLE })
const ofStaff = () => ({ count: MOST_STAFF })
const ofReplies = () => ({ count: MOST_REPLIES })
const ofTokens = () => ({ count: MOST_TOKENS })
const ofFolders = () => ({
  ...{ depth: DEEPEST_FOLDER, count: MOST_FOLDERS, length: LONGEST_FOLDER_NAME },
})
const ofPictures = () => ({ ...PICTURE_SIZE, size: `${PICTURES.megabytes}\u00a0MB` })
const ofDesigns = (language: Language) => ({
  size: formatBytes(PICTURE_LIMITS.megabytes * A_MILLION, language),
  pixels: formatNumber(PICTURE_LIMITS.pixels / A_MILLION, language),
  shortest: PICTURE_LIMITS.shortest,
})

const MOVED = {
  assignment: text('assignments', 'problems.late'),
  change: text('project', 'changes.late'),
  deliverable: text('deliverables', 'refused.late'),
  milestone: text('admin-orders', 'refused.milestone'),
  payout: text('admin-payouts', 'refused.moved'),
  product: text('products', 'moved'),
  proposal: text('proposals', 'refused.moved'),
  version: text('design', 'refused.answered'),
} satisfies Record<Refusals['moved'], Words<unknown>>

/** A file of an upload, by its name. */
const upload = (reason: string, status = 422): Row<string> => ({
  status,
  field: 'files',
  words: (language, name) =>
    translator(language, 'files')(`errors.${reason}` as 'errors.type', {
      ...{ name, ...fileLimits(language) },
    }),
})

/**
 * What visitors are answered when the domain refuses what they asked for: the status, and where and
 * how it is said. A page whose visitors stand elsewhere may say it in words of its own
 * (`FormsOptions`).
 */
export const REFUSALS: { [Code in RefusalCode]: Row<Refusals[Code]> } = {
  notFound: { status: 404, words: text('common', 'errors.notFound.title') },
  moved: late((language, noun) => MOVED[noun](language)),

  'assignment.busy': inForm('despite', 400, text('assignments', 'problems.busy')),
  'assignment.done': late(text('assignments', 'problems.done')),
  'assignment.freelancer': late(text('assignments', 'problems.freelancer')),
  'assignment.rounds': late(text('assignments', 'problems.rounds')),
  'assignment.taken': late(text('assignments', 'problems.taken')),
  'assignment.unfunded': late(text('assignments', 'problems.unfunded')),

  'brief.conflict': inForm('', 409, text('project', 'brief.conflict')),
  'brief.notSent': inForm('', 400, text('project', 'brief.notSent')),
  'brief.sent': inForm('', 409, text('project', 'brief.sentMeanwhile')),

  'cart.busy': inForm('', 400, text('shop', 'errors.busy')),
  'cart.choice': inForm('', 400, text('shop', 'errors.choice')),
  'cart.couponsClosed': inForm('code', 409, text('cart', 'coupon.closed')),
  'cart.otherStudio': inForm('', 409, (language, name) =>
    translator(language, 'shop')('errors.otherStudio', { name }),
  ),
  'cart.tooMany': inForm('', 429, text('shop', 'errors.tooMany')),
  'cart.unavailable': inForm('', 400, text('shop', 'errors.unavailable')),

  'change.sum': inForm('net', 400, (language, problem) => sayPriceProblem(problem, language)),

  'checkout.couponLost': inForm('', 409, (language, { refusal, coupon }) =>
    translator(language, 'checkout')('errors.couponLost', {
      reason: sayCouponRefusal(refusal, coupon, language),
    }),
  ),
  'checkout.currencyOff': inForm('', 409, text('checkout', 'errors.notOffered.currency')),
  'checkout.earlyStartOff': inForm('', 409, text('checkout', 'errors.notOffered.earlyStart')),
  'checkout.empty': late(text('checkout', 'notOrderable.empty')),
  'checkout.noGateway': inForm('', 503, text('checkout', 'errors.gateway')),
  'checkout.payByLinkOff': inForm('', 409, text('checkout', 'errors.notOffered.payByLink')),
  'checkout.sum': inForm('', 409, (language, problem) => saySumProblem(problem, language)),
  'checkout.totalChanged': inForm('', 409, text('checkout', 'errors.totalChanged')),
  'checkout.vatChanged': inForm('', 409, (language, turned) =>
    translator(language, 'checkout')(`errors.vatChanged.${turned}`),
  ),
  'checkout.unavailable': late(text('checkout', 'notOrderable.unavailable')),

  'company.account': late(text('people', 'refused.account', ofCompany)),
  'company.full': late(text('people', 'refused.full', ofCompany)),
  'company.gone': late(text('people', 'refused.gone')),
  'company.invited': late(text('people', 'refused.invited')),
  'company.lastOwner': late(text('people', 'refused.lastOwner')),
  'company.member': late(text('people', 'refused.member')),
  'company.notOwner': late(text('people', 'refused.notOwner')),
  'company.otherAddress': late(text('people', 'refused.otherAddress')),
  'company.ownsOther': late(text('people', 'refused.ownsOther')),

  'coupon.taken': inForm('code', 409, text('admin-coupons', 'errors.taken')),

  'decision.closed': late(text('decide', 'late')),

  'deliverable.files': late(text('deliverables', 'refused.files')),
  'deliverable.licence': late(text('deliverables', 'refused.licence')),
  'deliverable.tooMany': late(text('deliverables', 'refused.tooMany')),

  'design.broken': inForm('picture', 400, text('design', 'errors.picture.broken')),
  'design.infected': inForm('picture', 400, text('design', 'errors.picture.infected')),
  'design.none': inForm('picture', 400, text('design', 'errors.picture.none')),
  'design.tooLarge': inForm('picture', 413, text('design', 'errors.picture.tooLarge', ofDesigns)),
  'design.tooManyPixels': inForm(
    'picture',
    400,
    text('design', 'errors.picture.tooManyPixels', ofDesigns),
  ),
  'design.tooSmall': inForm('picture', 400, text('design', 'errors.picture.tooSmall', ofDesigns)),
  'design.type': inForm('picture', 400, text('design', 'errors.picture.type')),
  'design.unchecked': inForm('picture', 400, text('design', 'errors.picture.unchecked')),

  'desk.conflict': inForm('', 409, text('studio-goods', 'errors.conflict')),
  'edit.conflict': inForm('', 409, text('products', 'conflict.title')),

  'file.gone': late(text('files', 'errors.step.gone')),
  'file.inUse': late(text('files', 'errors.step.inUse')),
  'file.name': inForm('name', 400, text('files', 'errors.step.name')),
  'file.notYours': late(text('files', 'errors.step.notYours')),

  'folder.name': inForm('name', 400, text('files', 'errors.folder.name')),
  'folder.notEmpty': inForm('name', 400, text('files', 'errors.folder.notEmpty')),
  'folder.taken': inForm('name', 400, text('files', 'errors.folder.taken')),
  'folder.tooDeep': inForm('name', 400, text('files', 'errors.folder.tooDeep', ofFolders)),
  'folder.tooLong': inForm('name', 400, text('files', 'errors.folder.tooLong', ofFolders)),
  'folder.tooMany': inForm('name', 400, text('files', 'errors.folder.tooMany', ofFolders)),

  'founding.account': inForm('', 400, text('studio-desk', 'errors.refused.account')),
  'founding.gone': inForm('', 400, text('studio-desk', 'errors.refused.gone')),
  'founding.member': inForm('', 400, text('studio-desk', 'errors.refused.member')),
  'founding.taken': inForm('slug', 400, text('studio-desk', 'errors.slug.taken')),

  'milestone.roundsUsed': inForm('reason', 400, text('project', 'plan.roundsUsed')),

  'payout.accountChanged': late(text('admin-payouts', 'refused.account-changed')),
  'payout.otherAccount': late(text('admin-payouts', 'refused.other-account')),
  'payout.byProvider': late(text('admin-payouts', 'refused.by-provider')),
  'payout.needsNoFirst': late(text('admin-lists', 'bulk.why.needs-no-first')),
  'payout.needsTwo': late(text('admin-lists', 'bulk.why.needs-two')),
  'payout.noDetails': late(text('admin-payouts', 'refused.no-details')),
  'payout.sameAdmin': late(text('admin-payouts', 'refused.same-admin')),

  'period.noRate': late((language, currency) =>
    translator(language, 'admin-books')('periods.noRate', { currency }),
  ),

  'picture.broken': inForm('picture', 400, text('products', 'picture.errors.broken')),
  'picture.none': inForm('picture', 400, text('products', 'picture.errors.none')),
  'picture.tooLarge': inForm(
    'picture',
    413,
    text('products', 'picture.errors.tooLarge', ofPictures),
  ),
  'picture.tooSmall': inForm(
    'picture',
    400,
    text('products', 'picture.errors.tooSmall', ofPictures),
  ),
  'picture.type': inForm('picture', 400, text('products', 'picture.errors.type')),

  'product.incomplete': inForm('', 400, text('products', 'overview.refused')),
  'project.linksFull': inForm(
    '',
    400,
    text('project', 'team.full', () => ({ count: MOST_LINKS })),
  ),

  'proposal.closed': late(text('proposals', 'refused.closed')),
  'proposal.currency': inForm('currency', 409, text('proposals', 'refused.currency')),
  'proposal.empty': late(text('proposals', 'refused.empty')),
  'proposal.full': late(text('proposals', 'refused.full', () => ({ count: MOST_LINES }))),
  'proposal.notSold': inForm('', 409, text('proposals', 'refused.notSold')),
  'proposal.noPrice': inForm('price', 400, text('proposals', 'refused.noPrice')),
  'proposal.twice': inForm('productId', 409, text('proposals', 'refused.twice')),

  'refund.changed': late(text('admin-orders', 'refused.changed')),
  'refund.disputed': late(text('admin-orders', 'refused.disputed')),
  'refund.notPaid': late(text('admin-orders', 'refused.not-paid')),
  'refund.notWaiting': late(text('admin-orders', 'refused.not-waiting')),
  'refund.sameAdmin': late(text('admin-orders', 'refused.same-admin')),
  'refund.tooMuch': inForm('amount', 400, text('admin-orders', 'refused.too-much')),

  'reorder.closed': late(text('client-orders', 'reorder.closed')),
  'review.replyConflict': inForm('', 409, (language, reply) =>
    reply
      ? translator(language, 'reviews')('page.replyConflict', { reply })
      : translator(language, 'reviews')('page.replyGone'),
  ),
  'setting.ownProposal': late(text('admin-settings', 'proposal.own')),
  'shop.gaps': inForm('', 400, (language, { gaps }) =>
    gaps.map((gap) => translator(language, 'studio-shop')(`gaps.${gap}`)),
  ),
  'shop.slugTaken': inForm('slug', 400, text('studio-desk', 'errors.slug.taken')),
  'shop.suspended': inForm('', 409, text('studio-shop', 'publish.suspended')),

  'staff.account': late(text('people', 'staff.refused.account')),
  'staff.closed': late(text('people', 'staff.refused.closed')),
  'staff.full': late(text('people', 'staff.refused.full', ofStaff)),
  'staff.gone': late(text('people', 'staff.refused.gone')),
  'staff.invited': late(text('people', 'staff.refused.invited')),
  'staff.notOwner': late(text('people', 'staff.refused.notOwner')),
  'staff.otherAddress': late(text('people', 'staff.refused.otherAddress')),
  'staff.owner': late(text('people', 'staff.refused.owner')),
  'staff.staff': late(text('people', 'staff.refused.staff')),
  'staff.work': late(text('people', 'staff.refused.work')),

  'token.tooMany': inForm('', 409, text('api', 'tokens.tooMany', ofTokens)),
  'webhook.tooMany': inForm(
    '',
    409,
    text('webhooks', 'tooMany', () => ({ count: MOST_ENDPOINTS })),
  ),
  'webhook.paused': late(text('webhooks', 'refusedPaused')),

  'upload.empty': upload('empty'),
  'upload.infected': upload('infected'),
  'upload.noRoom': upload('noRoom'),
  'upload.tooLarge': upload('tooLarge'),
  'upload.tooMany': upload('tooMany'),
  'upload.type': upload('type'),
  'upload.unchecked': upload('unchecked', 503),
  'upload.mixed': upload('mixed', 409),

  'writing.tooMuch': inForm('', 429, (language, count) =>
    translator(language, 'messages')('errors.throttled', { count }),
  ),
  'pin.full': inForm('body', 409, text('design', 'errors.full', ofReplies)),
  'withdrawal.closed': late(text('payment', 'withdraw.closed.title')),
}

/** A refusal as visitors are answered it; `messages` are its sentences. */
export interface Answer {
  status: number
  field?: string
  messages: string[]
}

/** Other words for some refusals, where a page says them from another side than the table does. */
export type OwnWords = { [Code in RefusalCode]?: Words<Refusals[Code]> }

/** The words of a page whose pictures have a size or a use of their own. */
export const pictureWords = (
  say: (language: Language, reason: PictureRefusal) => string,
): OwnWords =>
  Object.fromEntries(
    PICTURE_REFUSALS.map((reason) => [
      `picture.${reason}`,
      (language: Language) => say(language, reason),
    ]),
  )

/**
 * The answer to an error that a visitor's request ended in; null for one that is no refusal, which
 * belongs to the error boundary.
 */
export function answerTo(error: unknown, language: Language, own: OwnWords = {}): Answer | null {
  if (!isRefusal(error)) return null
  const { code, details, cause } = error as DomainError
  if (cause) log.error({ err: cause }, 'external service failed')
  const { status, field, words } = REFUSALS[code] as Row<unknown>
  const say = (own[code] as Words<unknown> | undefined) ?? words
  return { status, field, messages: [say(language, details)].flat() }
}

/**
 * The same, in one sentence. Throws what is no refusal, and what does not exist where the page has
 * no words of its own for that.
 */
export function sayRefusal(error: unknown, language: Language, own?: OwnWords): string {
  const answer = answerTo(error, language, own)
  if (!answer || (answer.status === 404 && !own?.notFound)) throw error
  return answer.messages.join(' ')
}
