import { db } from '~/platform/db/db.server'

/** No row has it: a link made of it opens nothing. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

const latest = { orderBy: { id: 'desc' }, select: { id: true } } as const
type Sample = Record<string, unknown> | null
const named = (name: string) => (row: { id: string } | null): Sample => row && { [name]: row.id }

const paidPayable = (where: object) => db.payable.findFirst({ where, ...latest }).then(named('payableId'))
const linked = () => db.payable.findFirst({ where: { order: { payerEmail: { not: null } } }, ...latest }).then(named('payableId'))
const waitlistEntry = () => db.waitlistEntry.findFirst(latest).then(named('entryId'))
const invitedStudio = () => db.waitlistEntry.findFirst({ where: { status: 'invited' }, ...latest }).then(named('entryId'))
const application = () => db.freelancerApplication.findFirst(latest).then(named('applicationId'))

async function digest(): Promise<Sample> {
  const row = await db.notification.findFirst({ orderBy: { id: 'desc' }, select: { id: true, userId: true } })
  return row && { userId: row.userId, ids: [row.id] }
}

/** What a template is shown with: the latest of what it is about, and a link that opens nothing in place of a personal one. */
const SAMPLES: Record<string, () => Promise<Sample>> = {
  welcome: () => db.order.findFirst({ where: { project: { isNot: null } }, ...latest }).then((row) => row && { orderId: row.id, linkId: NOBODY }),
  'reset-password': async () => ({ linkId: NOBODY }),
  'confirm-email': async () => ({ linkId: NOBODY }),
  account: async () => ({ notice: 'passwordChanged' }),
  invitation: () => db.companyInvitation.findFirst(latest).then(named('invitationId')),
  'share-paid': () => paidPayable({ status: 'paid' }),
  'payment-failed': () => paidPayable({}),
  'pay-link': linked,
  'pay-link-reminder': linked,
  'pay-link-sent': linked,
  'payer-receipt': linked,
  'pay-link-over': () => db.order.findFirst({ where: { payerEmail: { not: null } }, ...latest }).then(named('orderId')),
  refunded: () => db.refund.findFirst({ where: { status: 'succeeded' }, ...latest }).then(named('refundId')),
  withdrawal: () => db.withdrawal.findFirst({ where: { status: { not: 'declared' } }, ...latest }).then(named('withdrawalId')),
  notice: () => db.notification.findFirst(latest).then(named('notificationId')),
  digest,
  'contact-received': () => db.contactMessage.findFirst(latest).then((row) => row && { messageId: row.id, copy: true }),
  'contact-notice': () => db.contactMessage.findFirst(latest).then(named('messageId')),
  'application-received': application,
  'application-repeated': application,
  'application-notice': application,
  'application-approved': () => db.freelancerApplication.findFirst(latest).then((row) => row && { applicationId: row.id, linkId: NOBODY }),
  'application-rejected': application,
  'studio-order': () => db.order.findFirst({ where: { project: { isNot: null } }, ...latest }).then(named('orderId')),
  'studio-enquiry': () => db.contactMessage.findFirst(latest).then(named('messageId')),
  'waitlist-confirm': waitlistEntry,
  'waitlist-place': waitlistEntry,
  'studio-invitation': invitedStudio,
  'freelancer-status': () => db.freelancer.findFirst(latest).then((row) => row && { freelancerId: row.id, to: 'paused' }),
}

/** What a template can be shown with; null while there is nothing yet that it could be about. */
export function findMailSample(template: string): Promise<Sample> {
  return Object.hasOwn(SAMPLES, template) ? SAMPLES[template]!() : Promise.resolve(null)
}
