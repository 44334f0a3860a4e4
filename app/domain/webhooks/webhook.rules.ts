import { DAY, HOUR, MINUTE, SECOND } from '~/platform/clock'
import type { Machine } from '../ground/machine'
import {
  changeMachine,
  milestoneMachine,
  orderMachine,
  payableMachine,
  paymentMachine,
  projectMachine,
  refundMachine,
  shareMachines,
} from '../ground/machines.rules'

/** The machines that programs can hear of, in the order in which they are told. */
const MACHINES = {
  order: orderMachine,
  milestone: milestoneMachine,
  project: projectMachine,
  deliverable: shareMachines.deliverable,
  design: shareMachines.design,
  preview: shareMachines.preview,
  change: changeMachine,
  payable: payableMachine,
  payment: paymentMachine,
  refund: refundMachine,
} as const satisfies Record<string, Machine>
export type WebhookSubject = keyof typeof MACHINES

export const WEBHOOK_SUBJECTS = Object.keys(MACHINES) as WebhookSubject[]
export const isWebhookSubject = (subject: string): subject is WebhookSubject =>
  Object.hasOwn(MACHINES, subject)

/** The states that a row of a machine can come to: those that it does not begin in. */
export function statesOf(subject: WebhookSubject): string[] {
  const { statuses, sourcesOf } = MACHINES[subject] as Machine
  return statuses.filter((status) => sourcesOf(status).length > 0)
}

/** Everything that a program can be told, such as `milestone.submitted`. */
export const EVENT_TYPES: readonly string[] = WEBHOOK_SUBJECTS.flatMap((subject) =>
  statesOf(subject).map((status) => `${subject}.${status}`),
)
/** What somebody sends to see whether it arrives. */
export const TEST_TYPE = 'test'

/** More than anybody's programs need. */
export const MOST_ENDPOINTS = 10
export const ENDPOINT_NAME_MAX = 60
export const ENDPOINT_URL_MAX = 500

/** How long a receiver may take to answer; the time for all of it. */
export const SEND_TIMEOUT = 10 * SECOND
/** Bytes of an answer that are read, and characters of it that are kept. */
export const ANSWER_READ = 4096
export const ANSWER_KEPT = 1_000
/** Bytes of what is sent; of an order that takes more, its ids are sent alone. */
export const BODY_MAX = 64 * 1024

/** How long is waited after each failure of a delivery; after the last it is given up. */
export const RETRY_PAUSES = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY],
] as const
/** For how long a delivery is tried. */
export const TRIED_FOR = RETRY_PAUSES.reduce((sum, pause) => sum + pause, 0)
/** When an endpoint at which nothing has arrived since its first failure is paused. */
export const PAUSED_AFTER = DAY

/** How long a secret that was replaced still signs beside the new one. */
export const SECRETS_OVERLAP = DAY
/** For how many days a delivery can be looked at and sent again. */
export const DELIVERY_DAYS = 30

/**
 * How much is sent to one endpoint before others have their turn, and for how long nobody else
 * sends to it, should this process die: longer than the last of its deliveries can take.
 */
export const TURN = { deliveries: 10, time: 10 * SECOND, lease: MINUTE } as const
/** How long it then waits for its next turn, so that those who have waited meanwhile come first. */
export const BETWEEN_TURNS = SECOND
const LONGEST_REST = 15 * MINUTE

/** How long an endpoint is left in peace after so many failures in a row; milliseconds. */
export const restAfter = (failures: number) =>
  failures === 0 ? 0 : Math.min(5 * SECOND * 2 ** (failures - 1), LONGEST_REST)

/** Why an endpoint is paused: by its owner, by a day of failures, or because it said it is gone. */
export type PauseCause = 'owner' | 'failures' | 'gone'

/** Why nothing was sent: its owner may not read it any more, or nobody can sign it. */
export const OWN_FAILURES = ['rights', 'secret'] as const

type Progress = { nextAt: Date | null; deliveredAt: Date | null; attempts: number }

/** Where a delivery stands. */
export function deliveryState({ nextAt, deliveredAt, attempts }: Progress) {
  if (nextAt) return attempts > 0 ? 'retrying' : 'waiting'
  return deliveredAt ? 'delivered' : 'failed'
}
