import type { JobHandlers } from '~/platform/outbox/outbox.server'
import { forgetPastLimits } from '~/platform/rate-limit.server'
import type { Timer } from '~/platform/outbox/worker.server'
import { deliverSandboxEvent } from '~/platform/payments/sandbox.server'
import { SANDBOX_EVENT_JOB } from '~/platform/payments/sandbox-outbox.server'
import { expireOffers } from './assignments/offers.server'
import { abandonCarts } from './cart/abandon-carts.server'
import { pictureNames } from './catalog/product-picture.server'
import { showcasePictureNames } from './curation/curation-picture.server'
import { erasePerson } from './data-requests/erase-person.server'
import { ERASURE_JOB } from './data-requests/erasure.server'
import { dropOldExports, EXPORT_JOB, makeExport } from './data-requests/exports.server'
import { endStaleUploads } from './files/chunked-uploads.server'
import { fileNames, SWEEP_FILES_JOB, sweepFiles } from './files/uploads.server'
import { completeMessageWords } from './contact/message-words.server'
import { closeDays } from './ledger/closed-days.server'
import { updateRatesDaily } from './invoices/exchange-rates.server'
import { collectDigestsDaily, DIGEST_JOB, sendDigest } from './notifications/digests.server'
import { sendMail } from './notifications/mails.server'
import { sendNotice } from './notifications/notice-mails.server'
import { NOTICE_JOB } from './notifications/notify.server'
import { closeKeptMailsOnce } from './outbox/close-mails.server'
import { deliverAgain, MAIL_AGAIN_JOB } from './outbox/send-again.server'
import { completeMailWords } from './outbox/mail-search.server'
import { completeOrderWords } from './orders/order-words.server'
import { endPayLinks, remindOfPayLinks } from './orders/pay-links.server'
import { remindOfPayables } from './orders/payables.server'
import { expireAttempts } from './payments/checkout.server'
import { REFUND_JOB, sendRefund } from './payments/refunds.server'
import { PAYOUT_JOB } from './payouts/payouts.server'
import { completePayoutWords } from './payouts/payout-words.server'
import { sendPayout } from './payouts/send-payout.server'
import { mailPasswordReset, PASSWORD_RESET_JOB } from './people/people.server'
import { completePersonWords } from './people/person-words.server'
import { sealAllAnewOnce } from './people/seal-anew.server'
import { followUpReviews } from './projects/milestones.server'
import { forgetOldRecordsHourly } from './retention/forget-old-records.server'
import { completeReviewWords } from './reviews/review-words.server'
import { logoNames } from './studios/studio-logo.server'
import { closeResolved } from './tickets/move-ticket.server'
import { completeTicketWords } from './tickets/ticket-words.server'

/** What the worker does for each kind of job in the outbox. */
export const jobHandlers: JobHandlers = {
  mail: sendMail,
  [MAIL_AGAIN_JOB]: deliverAgain,
  [NOTICE_JOB]: sendNotice,
  [DIGEST_JOB]: sendDigest,
  [SWEEP_FILES_JOB]: sweepFiles([fileNames, pictureNames, showcasePictureNames, logoNames]),
  [EXPORT_JOB]: makeExport,
  [ERASURE_JOB]: erasePerson,
  [REFUND_JOB]: sendRefund,
  [PAYOUT_JOB]: sendPayout,
  [SANDBOX_EVENT_JOB]: deliverSandboxEvent,
  [PASSWORD_RESET_JOB]: mailPasswordReset,
}

/** What time alone sets off. */
export const timers: Timer[] = [
  () => expireAttempts(),
  () => remindOfPayables(),
  () => remindOfPayLinks(),
  () => endPayLinks(),
  () => followUpReviews(),
  () => closeResolved(),
  () => expireOffers(),
  () => abandonCarts(),
  () => collectDigestsDaily(),
  () => endStaleUploads(),
  forgetPastLimits,
  () => dropOldExports(),
  () => forgetOldRecordsHourly(),
  () => updateRatesDaily(),
  () => closeDays(),
  sealAllAnewOnce,
  closeKeptMailsOnce,
  completeOrderWords,
  completePersonWords,
  completeMailWords,
  completePayoutWords,
  completeReviewWords,
  completeMessageWords,
  completeTicketWords,
]
