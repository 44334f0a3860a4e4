import type { FolderProblem } from './files/folders.server'
import type { PictureProblem } from './files/picture.rules'
import type { UPLOAD_REFUSALS } from './files/store-stream.server'
import type { SumProblem } from './catalog/chargeable.rules'
import type { Difference, FormBase } from './catalog/product-editing.rules'
import type { Gap as ProductGap } from './catalog/product-gaps.rules'
import type { CouponRefusal, CouponTerms } from './coupons/coupon.rules'
import type { CompanyRefusalReason } from './people/company.rules'
import type { StaffRefusalReason } from './people/staff.rules'
import type { PictureRefusal } from './pictures/picture.rules'
import type { Gap as ShopGap } from './studios/readiness.rules'

/** The codes that say all by themselves. */
type Plain =
  /** No hours are left in those days; what is done already; no round of changes is left. */
  | `assignment.${'taken' | 'unfunded' | 'done' | 'freelancer' | 'busy' | 'rounds'}`
  /** Somebody else saved the brief since the form was shown; it is sent; it is not sent yet. */
  | `brief.${'conflict' | 'sent' | 'notSent'}`
  /** A checkout of the cart is under way, or the payment service does not answer. */
  | `cart.${'unavailable' | 'choice' | 'busy' | 'couponsClosed' | 'tooMany'}`
  | `checkout.${'empty' | 'unavailable' | 'totalChanged' | 'noGateway'}`
  /** What the buyer chose was switched off meanwhile. */
  | `checkout.${'currencyOff' | 'payByLinkOff' | 'earlyStartOff'}`
  | `company.${CompanyRefusalReason}`
  /** There is a coupon with this code. */
  | 'coupon.taken'
  /** What a mailed link asks was answered, or its order does not run. */
  | 'decision.closed'
  | `deliverable.${'files' | 'licence' | 'tooMany'}`
  /** Somebody changed a studio's service or work after the form was opened. */
  | 'desk.conflict'
  | `file.${'name' | 'inUse' | 'notYours' | 'gone'}`
  | `folder.${FolderProblem}`
  | `founding.${'taken' | 'gone' | 'account' | 'member'}`
  /** One more round of changes than come with the service is a change request, with a price. */
  | 'milestone.roundsUsed'
  /** Where a payout stands in the way: who approves, no account, the payment service has it. */
  | `payout.${'sameAdmin' | 'noDetails' | 'accountChanged' | 'otherAccount'}`
  | `payout.${'byProvider' | 'needsTwo' | 'needsNoFirst'}`
  /** A file that cannot be a picture of the shop window, and one that no client can be shown. */
  | `picture.${PictureRefusal}`
  | `design.${PictureProblem}`
  /** A comment has as many replies as a page can show. */
  | 'pin.full'
  | 'project.linksFull'
  | `refund.${'tooMuch' | 'disputed' | 'notPaid' | 'sameAdmin' | 'notWaiting' | 'changed'}`
  /** A studio's quote: what stands in the way of a line, of sending it, and of accepting it. */
  | `proposal.${'currency' | 'empty' | 'full' | 'noPrice' | 'twice' | 'closed' | 'notSold'}`
  | 'reorder.closed'
  /** Nobody confirms what they have proposed themselves. */
  | 'setting.ownProposal'
  | 'shop.slugTaken'
  /** The operator has closed the studio's shop. */
  | 'shop.suspended'
  | `staff.${StaffRefusalReason}`
  /** More tokens than somebody's programs need. */
  | 'token.tooMany'
  /** More endpoints than somebody's programs need; nothing goes to one that is paused. */
  | `webhook.${'tooMany' | 'paused'}`
  | 'withdrawal.closed'

declare module './ground/domain-error' {
  interface Refusals
    extends
      Record<Plain, undefined>,
      /** A file of an upload that is not kept, by its name. */
      Record<(typeof UPLOAD_REFUSALS)[number] | 'upload.noRoom' | 'upload.tooMany', string> {
    /** One person wrote more than may be in an hour: minutes until they may go on. */
    'writing.tooMuch': number
    /** What was asked for does not exist, or not for whoever asked: what it is, for the log. */
    notFound: string
    /**
     * The refusal of every state machine: the row is not in a state from which this step begins, as
     * somebody was quicker.
     */
    moved:
      | 'assignment'
      | 'proposal'
      | 'change'
      | 'deliverable'
      | 'milestone'
      | 'payout'
      | 'product'
      | 'version'
    /** The country or number that was typed changes whether the prices contain VAT, and why. */
    'checkout.vatChanged': 'with' | 'reverseCharge' | 'outsideEu'
    /** Whose services the cart holds. */
    'cart.otherStudio': string
    /** What is agreed beyond an order costs more or less than can be paid at once. */
    'change.sum': SumProblem
    /** The order, or a payment of it, is more or less than can be paid at once. */
    'checkout.sum': SumProblem
    'checkout.couponLost': { refusal: CouponRefusal; coupon: CartCoupon | null }
    /** Another admin changed the same part since the form was opened; `base` is what stands now. */
    'edit.conflict': { theirs: Difference[]; base: FormBase }
    'product.incomplete': { gaps: ProductGap[] }
    /** The currency of which no exchange rate is known. */
    'period.noRate': string
    /** How the studio's words under a review read now; null for none. */
    'review.replyConflict': string | null
    /** What an open shop would lack. */
    'shop.gaps': { gaps: ShopGap[] }
  }
}

type CartCoupon = Pick<CouponTerms, 'currency' | 'minimumAmount'> & { id: string }
export type { RefusalCode, Refusals } from './ground/domain-error'
