import type { Prisma, Transaction } from '~/platform/db/db.server'
import type { Machine } from '../ground/machine'
import { recordEvent, type Transition } from './events.server'
import { publish } from './publish.server'

/** The table of each machine. */
const TABLES = {
  cart: 'cart',
  attempt: 'checkoutAttempt',
  withdrawal: 'withdrawal',
  order: 'order',
  payable: 'payable',
  payment: 'payment',
  dispute: 'dispute',
  refund: 'refund',
  milestone: 'milestone',
  project: 'project',
  assignment: 'assignment',
  payout: 'payout',
  deliverable: 'deliverable',
  design: 'designVersion',
  preview: 'previewVersion',
  ticket: 'ticket',
  review: 'review',
  application: 'freelancerApplication',
  freelancer: 'freelancer',
  quote: 'quote',
  proposal: 'proposal',
  waitlist: 'waitlistEntry',
  dataRequest: 'dataRequest',
  change: 'changeRequest',
  file: 'file',
  fileVersion: 'fileVersion',
  product: 'product',
  showcase: 'showcaseProject',
  template: 'template',
  studio: 'studio',
  endpoint: 'webhookEndpoint',
} as const satisfies Partial<Record<Transition['subject'], keyof Transaction>>
type Name = keyof typeof TABLES
type Update<N extends Name> = Prisma.Args<Transaction[(typeof TABLES)[N]], 'updateMany'>

/** What the tables of all machines have in common. */
interface Table {
  updateMany(update: { where: object; data: object }): Promise<{ count: number }>
  findUnique(query: {
    where: { id: string | number }
    select: { status: true }
  }): Promise<{ status: string } | null>
}

export interface Move<N extends Name = Name> extends Pick<
  Transition,
  'actor' | 'reason' | 'data' | 'orderId' | 'projectId' | 'visibility'
> {
  /** What else is written with the status. */
  with?: Update<N>['data']
  /** What must hold beside the status. */
  where?: Update<N>['where']
  /** What sets it off, for a move that can be made more than once: the key of its event. */
  cause?: string
  /** What the history calls it, where that is not where it leads. */
  kind?: string
}

/**
 * Moves a row from the state in which it was read to another, if the machine has that arrow: the
 * database guards the write, so that of two callers one does it, and an event is appended and
 * published (business.md, Rules for every state machine). A row that has moved on since it was read goes on
 * from where it is. Tells whether this call did it.
 */
export async function transition<N extends Name, Status extends string>(
  tx: Transaction,
  { name, can, statuses }: Machine<N, Status>,
  row: { id: string | number; status: Status },
  to: NoInfer<Status>,
  move: Move<N>,
): Promise<boolean> {
  const { with: more = {}, where = {}, cause, kind = `${name}.${to}`, ...told } = move
  // Prisma's types of one call on any of the tables cannot be joined.
  const table = tx[TABLES[name]] as unknown as Table
  const { id } = row
  const writes = async (from: Status) => {
    if (!can(from, to)) return false
    const update = { where: { AND: [{ id, status: from }, where] }, data: { ...more, status: to } }
    return (await table.updateMany(update)).count > 0
  }
  let from = row.status
  if (!(await writes(from))) {
    const stored = await table.findUnique({ where: { id }, select: { status: true } })
    const now = statuses.find((status) => status === stored?.status)
    if (now === undefined || now === from || !(await writes(now))) return false
    from = now
  }
  const subjectId = String(id)
  const key = `${name}:${id}:${kind}${cause === undefined ? '' : `:${cause}`}`
  const event = await recordEvent(tx, { ...told, subject: name, subjectId, kind, from, to, key })
  await publish(tx, 'machine.moved', event)
  return true
}

/**
 * How often something has happened to a row, this time included: the cause of a move that nothing
 * else tells apart.
 */
export async function nthTime(
  tx: Pick<Transaction, 'event'>,
  subject: Transition['subject'],
  subjectId: string,
  kind: string,
): Promise<string> {
  return String((await tx.event.count({ where: { subject, subjectId, kind } })) + 1)
}
