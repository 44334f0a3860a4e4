import type { JobHandlers } from '~/platform/outbox/outbox.server'
import { forgetPastLimits } from '~/platform/rate-limit.server'
import type { Timer } from '~/platform/outbox/worker.server'
import { deliverSandboxEvent, SANDBOX_EVENT_JOB } from '~/platform/payments/sandbox.server'
import { abandonCarts } from './cart/abandon-carts.server'
import { SWEEP_FILES_JOB, sweepFiles } from './files/uploads.server'
import { sendMail } from './notifications/mails.server'
import { expireAttempts } from './payments/checkout.server'
import { forgetOldRecordsHourly } from './retention/forget-old-records.server'

/** What the worker does for each kind of job in the outbox. */
export const jobHandlers: JobHandlers = {
  mail: sendMail,
  [SWEEP_FILES_JOB]: sweepFiles,
  [SANDBOX_EVENT_JOB]: deliverSandboxEvent,
}

/** What time alone sets off. */
export const timers: Timer[] = [() => expireAttempts(), () => abandonCarts(), forgetPastLimits, () => forgetOldRecordsHourly()]
