import { db, type Prisma } from '~/platform/db/db.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

/** No row has it: a link made of it opens nothing. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

const latest = { orderBy: { id: 'desc' }, select: { id: true } } as const
type Sample = Record<string, unknown> | null
const named =
  (name: string) =>
  (row: { id: string } | null): Sample =>
    row && { [name]: row.id }

/** No sample shows one studio what another one sold. */
const OWN = { studioId: OWN_STUDIO_ID }
const OF_WORK = { assignmentId: { not: null } }
const anOrder = (where: Prisma.OrderWhereInput) =>
  db.order.findFirst({ where: { ...where, ...OWN }, ...latest })
const aMessage = () => db.contactMessage.findFirst({ where: OWN, ...latest })
const aPayable = (where: Prisma.PayableWhereInput) =>
  db.payable
    .findFirst({ where: { AND: [where, { order: OWN }] }, ...latest })
    .then(named('payableId'))
const linked = () => aPayable({ order: { payerEmail: { not: null } } })
const TOLD = { OR: [{ orderId: null }, { order: OWN }] }
const waitlistEntry = () => db.waitlistEntry.findFirst(latest).then(named('entryId'))
const invitedStudio = () =>
  db.waitlistEntry.findFirst({ where: { status: 'invited' }, ...latest }).then(named('entryId'))
const application = () => db.freelancerApplication.findFirst(latest).then(named('applicationId'))

async function digest(): Promise<Sample> {
  const row = await db.notification.findFirst({
    where: TOLD,
    orderBy: { id: 'desc' },
    select: { id: true, userId: true },
  })
  return row && { userId: row.userId, ids: [row.id] }
}

/**
 * What a template is shown with: the latest of what it is about, and a link that opens nothing in
 * place of a personal one.
 */
const SAMPLES: Record<string, () => Promise<Sample>> = {
  welcome: () =>
    anOrder({ project: { isNot: null } }).then((row) => row && { orderId: row.id, linkId: NOBODY }),
  'reset-password': async () => ({ linkId: NOBODY }),
  'sign-in-link': async () => ({ linkId: NOBODY }),
  'confirm-email': async () => ({ linkId: NOBODY }),
  account: async () => ({ notice: 'passwordChanged' }),
  invitation: () => db.companyInvitation.findFirst(latest).then(named('invitationId')),
  'staff-invitation': () => db.staffInvitation.findFirst(latest).then(named('invitationId')),
  'share-paid': () => aPayable({ status: 'paid' }),
  'payment-failed': () => aPayable({}),
  'pay-link': linked,
  'pay-link-reminder': linked,
  'pay-link-sent': linked,
  'payer-receipt': linked,
  'pay-link-over': () => anOrder({ payerEmail: { not: null } }).then(named('orderId')),
  proposal: () =>
    db.proposal
      .findFirst({ where: { ...OWN, status: { not: 'draft' } }, ...latest })
      .then(named('proposalId')),
  'proposal-accepted': linked,
  refunded: () =>
    db.refund
      .findFirst({ where: { status: 'succeeded', payment: OWN }, ...latest })
      .then(named('refundId')),
  'refund-sent-back': () =>
    db.refund
      .findFirst({ where: { status: 'failed', payment: OWN }, ...latest })
      .then(named('refundId')),
  withdrawal: () =>
    db.withdrawal
      .findFirst({ where: { status: { not: 'declared' }, order: OWN }, ...latest })
      .then(named('withdrawalId')),
  notice: () => db.notification.findFirst({ where: TOLD, ...latest }).then(named('notificationId')),
  digest,
  'guest-notice': () =>
    db.milestone
      .findFirst({
        where: { project: { order: OWN } },
        orderBy: { id: 'desc' },
        select: { title: true, project: { select: { orderId: true } } },
      })
      .then(
        (row) =>
          row && {
            orderId: row.project.orderId,
            kind: 'milestone.reminder',
            told: { title: row.title },
          },
      ),
  'contact-received': () => aMessage().then((row) => row && { messageId: row.id, copy: true }),
  'contact-notice': () => aMessage().then(named('messageId')),
  'mail-refused': async () => ({ reason: 'sender' }),
  'application-received': application,
  'application-repeated': application,
  'application-notice': application,
  'application-approved': () =>
    db.freelancerApplication
      .findFirst(latest)
      .then((row) => row && { applicationId: row.id, linkId: NOBODY }),
  'application-rejected': application,
  'studio-order': () => anOrder({ project: { isNot: null } }).then(named('orderId')),
  'studio-enquiry': () => aMessage().then(named('messageId')),
  'waitlist-confirm': waitlistEntry,
  'waitlist-place': waitlistEntry,
  'studio-invitation': invitedStudio,
  'studio-status': () =>
    db.studio
      .findFirst({ where: { id: { not: OWN_STUDIO_ID } }, orderBy: { id: 'desc' } })
      .then((row) => row && { studioId: row.id, to: 'suspended', reason: '…' }),
  'freelancer-status': () =>
    db.freelancer.findFirst(latest).then((row) => row && { freelancerId: row.id, to: 'paused' }),
  'payout-due': () =>
    db.payout
      .findFirst({ where: { statementId: { not: null } }, ...latest })
      .then(named('payoutId')),
  'payout-paid': () =>
    db.payout
      .findFirst({ where: { status: 'paid', ...OF_WORK }, ...latest })
      .then(named('payoutId')),
  'payout-failed': () => db.payout.findFirst({ where: OF_WORK, ...latest }).then(named('payoutId')),
}

/** What a template can be shown with; null while there is nothing yet that it could be about. */
export function findMailSample(template: string): Promise<Sample> {
  return Object.hasOwn(SAMPLES, template) ? SAMPLES[template]!() : Promise.resolve(null)
}
