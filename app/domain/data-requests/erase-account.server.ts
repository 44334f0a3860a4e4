import { endAccess } from '~/domain/people/end-access.server'
import { Prisma, type Transaction } from '~/platform/db/db.server'

/** Companies in which nobody is left: their name stays only where an order names it. */
async function leaveCompanies(tx: Transaction, userId: number) {
  await tx.companyMember.deleteMany({ where: { userId } })
  await tx.company.deleteMany({
    where: { members: { none: {} }, orders: { none: {} }, invitations: { none: {} } },
  })
}

/** Reviews that were published stand without a name; others go. */
async function eraseReviews(tx: Transaction, userId: number) {
  await tx.review.updateMany({
    where: { userId, status: { not: 'published' } },
    // eslint-disable-next-line no-restricted-syntax -- What is erased goes no way of the machine.
    data: { body: null, rating: null, status: 'rejected' },
  })
}

/** What a freelancer told of themselves; what they were paid stays, as the law asks. */
async function eraseFreelancer(tx: Transaction, userId: number) {
  const empty = {
    headline: '',
    about: '',
    skills: [],
    languages: [],
    portfolioLinks: [],
    traits: '',
    usualHours: 0,
    hourlyRate: null,
    publicPage: false,
    payoutDetails: null,
  }
  const noAccount = { connectAccountId: null, connectFacts: Prisma.DbNull, connectReadAt: null }
  await tx.freelancer.updateMany({
    where: { userId },
    // eslint-disable-next-line no-restricted-syntax -- Whoever is erased is let go from any state.
    data: { ...empty, ...noAccount, status: 'offboarded' },
  })
  await tx.holiday.deleteMany({ where: { freelancer: { userId } } })
  await tx.availabilityWeek.deleteMany({ where: { freelancer: { userId } } })
}

/** Empties the account; its row stays, since orders and payments name its number. */
export async function eraseAccount(tx: Transaction, userId: number) {
  const own = { where: { userId } }
  await endAccess(tx, userId)
  await tx.accountLink.deleteMany(own)
  await tx.unsentForm.deleteMany(own)
  await tx.draft.deleteMany(own)
  await tx.recoveryCode.deleteMany(own)
  await tx.address.deleteMany(own)
  await tx.notification.deleteMany(own)
  await tx.notificationPreference.deleteMany(own)
  await tx.dashboardCard.deleteMany(own)
  await tx.savedView.deleteMany(own)
  await tx.threadMember.deleteMany(own)
  await tx.staffNote.deleteMany(own)
  await leaveCompanies(tx, userId)
  await eraseReviews(tx, userId)
  await eraseFreelancer(tx, userId)
  const secrets = {
    passwordHash: null,
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
  }
  await tx.user.update({
    where: { id: userId },
    data: {
      ...secrets,
      ...{ phone: null, emailVerifiedAt: null, languageChosenAt: null, timeZone: null },
    },
    select: { id: true },
  })
}
