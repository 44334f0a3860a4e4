import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { isId } from '~/platform/row-id'
import { transition } from '../events/transition.server'
import { openFreelancerAccount } from './freelancer-account.server'
import { applicationMachine, type ApplicationStatus } from '../ground/machines.rules'

export type Application = Prisma.FreelancerApplicationGetPayload<object>

/**
 * What became of a decision: somebody else was quicker, or the address is of an account that cannot
 * become a freelancer's.
 */
export type Decision = 'done' | 'late' | 'staff' | 'closed'

interface Move {
  adminId: number
  reason?: string
  data?: Prisma.FreelancerApplicationUpdateManyMutationInput
}

const languageOf = ({ language }: Application) =>
  isLanguage(language) ? language : FALLBACK_LANGUAGE

/**
 * Moves an application, if it is where it may go from; tells whether this call did it (business.md,
 * Freelancer application).
 */
function moveApplication(
  tx: Transaction,
  application: Application,
  to: ApplicationStatus,
  { adminId, reason, data }: Move,
) {
  return transition(tx, applicationMachine, application, to, {
    actor: { type: 'admin', id: adminId },
    reason,
    with: data,
    visibility: 'team',
  })
}

/** What whoever decides writes: another application may come from the address from now on. */
const decided = (adminId: number, now = currentTime()) => ({
  openKey: null,
  decidedById: adminId,
  decidedAt: now,
})

/** An application as it stands in a transaction. Throws `notFound`. */
export async function readApplication(tx: Transaction, id: string): Promise<Application> {
  const application = isId(id) ? await tx.freelancerApplication.findUnique({ where: { id } }) : null
  if (!application) throw new DomainError('notFound', 'application')
  return application
}

function step<T>(
  id: string,
  act: (tx: Transaction, application: Application) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => act(tx, await readApplication(tx, id)))
}

/**
 * Begins to look at an application in a transaction; it is somebody's from then on. Tells whether
 * this call did it.
 */
export const screenIn = (tx: Transaction, application: Application, adminId: number) =>
  moveApplication(tx, application, 'screening', { adminId })

/** The same on its own. Throws `notFound`. */
export function startScreening(id: string, adminId: number): Promise<'done' | 'late'> {
  return step(id, async (tx, application) =>
    (await screenIn(tx, application, adminId)) ? 'done' : 'late',
  )
}

/**
 * Approves an application that is being screened: the account becomes, or is made, a freelancer's,
 * and its welcome goes out with a link to set a password if it has none. Of two who decide at once
 * one does. Throws `notFound`.
 */
export function approveApplication(id: string, adminId: number): Promise<Decision> {
  return step(id, async (tx, application) => {
    if (application.status !== 'screening') return 'late'
    const account = await openFreelancerAccount(tx, application, languageOf(application))
    if (typeof account === 'string') return account
    const moved = await moveApplication(tx, application, 'approved', {
      adminId,
      data: { ...decided(adminId), freelancerId: account.freelancerId },
    })
    if (!moved) return 'late'
    const { userId, linkId } = account
    const data = { applicationId: id, linkId }
    await enqueue(tx, {
      key: `application-approved:${id}`,
      kind: 'mail',
      payload: {
        template: 'application-approved',
        language: languageOf(application),
        to: application.email,
        userId,
        data,
      },
    })
    return 'done'
  })
}

/**
 * Declines an application that is being screened, and writes the reason to its applicant: not to an
 * address that looks like somebody else's, which has had no mail of ours. Tells whether this call
 * did it.
 */
export async function rejectIn(
  tx: Transaction,
  application: Application,
  adminId: number,
  reason: string,
): Promise<boolean> {
  if (
    !(await moveApplication(tx, application, 'rejected', {
      adminId,
      reason,
      data: { ...decided(adminId), reason },
    }))
  )
    return false
  if (application.suspicions !== '') return true
  const { id, email: to } = application
  await enqueue(tx, {
    key: `application-rejected:${id}`,
    kind: 'mail',
    payload: {
      template: 'application-rejected',
      language: languageOf(application),
      to,
      data: { applicationId: id },
    },
  })
  return true
}

/** The same on its own. Throws `notFound`. */
export function rejectApplication(
  id: string,
  adminId: number,
  reason: string,
): Promise<'done' | 'late'> {
  return step(id, async (tx, application) =>
    (await rejectIn(tx, application, adminId, reason)) ? 'done' : 'late',
  )
}
