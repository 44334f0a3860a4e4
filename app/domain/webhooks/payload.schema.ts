import { z } from 'zod'
import { id, moment } from '../programs/program-fields'
import { milestoneShape, orderShape } from '../programs/program-order.schema'
import { statesOf, TEST_TYPE, type WebhookSubject } from './webhook.rules'

const moved = {
  id: id.describe('The row that moved.'),
  from: z.string().describe('The state in which it was.'),
  to: z.string().describe('The state in which it is.'),
  orderId: id,
}

/** What stands in `data` beside the ids, by what moved. */
const OBJECTS = {
  order: { order: orderShape.optional() },
  milestone: { milestone: milestoneShape.optional() },
} satisfies Partial<Record<WebhookSubject, object>>

/** What a program is told of a row, as it stands when it is sent. */
export const dataShape = (subject: WebhookSubject) =>
  z.object({
    ...moved,
    ...(Object.hasOwn(OBJECTS, subject) && OBJECTS[subject as keyof typeof OBJECTS]),
  })

const envelope = {
  id: z.string().describe('The value of the header webhook-id: the same whenever it is repeated.'),
  timestamp: moment.describe('When it happened.'),
}

/** The body of a delivery about a machine's rows. */
export const eventShape = (subject: WebhookSubject) =>
  z.object({
    ...envelope,
    type: z.enum(statesOf(subject).map((state) => `${subject}.${state}`)),
    data: dataShape(subject),
  })

/** The body of a delivery that somebody sends to see whether it arrives. */
export const testShape = z.object({ ...envelope, type: z.literal(TEST_TYPE), data: z.object({}) })
