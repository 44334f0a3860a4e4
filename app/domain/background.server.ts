import type { Lane } from '~/platform/outbox/lanes.server'
import type { JobHandlers } from '~/platform/outbox/outbox.server'
import { deliverSandboxEvent } from '~/platform/payments/sandbox.server'
import { SANDBOX_EVENT_JOB } from '~/platform/payments/sandbox-outbox.server'
import { pictureNames } from './catalog/product-picture.server'
import { showcasePictureNames } from './curation/curation-picture.server'
import { VAT_CHECK_JOB, vatCheckJob } from './checkout/vat-check.server'
import { erasePerson } from './data-requests/erase-person.server'
import { ERASURE_JOB } from './data-requests/erasure.server'
import { EXPORT_JOB, makeExport } from './data-requests/exports.server'
import { fileNames, SWEEP_FILES_JOB, sweepFiles } from './files/uploads.server'
import { DIGEST_JOB, sendDigest } from './mails/digests.server'
import { sendMail } from './mails/mails.server'
import { sendNotice } from './mails/notice-mails.server'
import { NOTICE_JOB } from './notifications/notify.server'
import { deliverAgain, MAIL_AGAIN_JOB } from './outbox/send-again.server'
import { RECONCILE_JOB, reconcileJob } from './provider-events/nightly-reconcile.server'
import { applyEventJob } from './provider-events/receive-webhook.server'
import { REFUND_JOB, sendRefund } from './payments/refunds.server'
import { WEBHOOK_JOB } from './payments/webhook-events.server'
import { PAYOUT_JOB } from './payouts/payouts.server'
import { STATEMENTS_JOB, statementsJob } from './payouts/studio-statements.server'
import { sendPayout } from './payouts/send-payout.server'
import { LINK_JOBS } from './people/account-links.server'
import { logoNames } from './studios/studio-logo.server'
import { deliverWebhooks } from './webhooks/deliver.server'
import { DELIVER_JOB } from './webhooks/wake.server'

/** What the worker does for each kind of job in the outbox. */
export const jobHandlers: JobHandlers = {
  mail: sendMail,
  [MAIL_AGAIN_JOB]: deliverAgain,
  [NOTICE_JOB]: sendNotice,
  [DIGEST_JOB]: sendDigest,
  [SWEEP_FILES_JOB]: sweepFiles([fileNames, pictureNames, showcasePictureNames, logoNames]),
  [EXPORT_JOB]: makeExport,
  [ERASURE_JOB]: erasePerson,
  [WEBHOOK_JOB]: applyEventJob,
  [RECONCILE_JOB]: reconcileJob,
  [REFUND_JOB]: sendRefund,
  [PAYOUT_JOB]: sendPayout,
  [STATEMENTS_JOB]: statementsJob,
  [SANDBOX_EVENT_JOB]: deliverSandboxEvent,
  ...LINK_JOBS,
  [VAT_CHECK_JOB]: vatCheckJob,
  [DELIVER_JOB]: deliverWebhooks,
}

/**
 * What is worked on beside the others, so that a slow register, a silent mail server, somebody's
 * slow receiver or a large export holds up its own kind alone. Events of the provider are taken one after another; what is
 * in none of these, such as exports, sweeps and statements, has one line together.
 */
export const jobLanes: Lane[] = [
  { kinds: [WEBHOOK_JOB, SANDBOX_EVENT_JOB], atOnce: 1 },
  { kinds: [REFUND_JOB, PAYOUT_JOB], atOnce: 1 },
  { kinds: ['mail', MAIL_AGAIN_JOB, ...Object.keys(LINK_JOBS)], atOnce: 2 },
  { kinds: [NOTICE_JOB, DIGEST_JOB], atOnce: 1 },
  { kinds: [VAT_CHECK_JOB], atOnce: 3 },
  { kinds: [DELIVER_JOB], atOnce: 4 },
]
