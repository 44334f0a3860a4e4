import { z } from 'zod'
import { brand } from '~/brand'
import { eventShape, testShape } from '~/domain/webhooks/payload.schema'
import { WEBHOOK_SUBJECTS } from '~/domain/webhooks/webhook.rules'
import { env } from '~/platform/env.server'
import { translator } from '~/platform/i18n/i18n.server'
import { API_ROOT, CALLS, KEY_MAX } from './limits'
import type { Fields, Operation } from './operation'
import { OPERATIONS } from './operations.server'

type Json = Record<string, unknown>

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 has; `io` is the side it is seen from. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

const PARAMETER = /\{(\w+)\}/g

const pathParameters = (path: string) =>
  [...path.matchAll(PARAMETER)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  }))

/** The fields of a query or a body, each with its schema, in order. */
export function fieldsOf(fields: Fields | undefined, io: 'input' | 'output' = 'input') {
  if (!fields) return []
  const { properties = {}, required = [] } = jsonSchema(fields, io) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, description: description as string | undefined, schema },
    required: required.includes(name),
  }))
}

const queryParameters = (query: Fields | undefined) =>
  fieldsOf(query).map((field) => ({ ...field, in: 'query' }))

const KEY_PARAMETER = {
  ...{ name: 'Idempotency-Key', in: 'header', required: true },
  description: 'A value of your own: the same call with the same key is done once.',
  schema: { type: 'string', minLength: 1, maxLength: KEY_MAX },
}

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const REFUSALS = {
  400: 'Something in the request is not right.',
  401: 'There is no token, or it is not known, or it has ended.',
  403: 'The token may not do this.',
  404: 'There is nothing here, or not for this token.',
  409: 'It is not in a state in which this can be done.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key was used for something else.',
  429: 'Too many calls; the header Retry-After says for how many seconds.',
}

/** With which statuses an operation can refuse. */
function refusalsOf({ method, path, query, scope, side }: Operation) {
  return [
    ...(query || method === 'POST' ? [400] : []),
    401,
    ...(scope === 'write' || side ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    ...(method === 'PUT' ? [409] : []),
    ...(method === 'POST' ? [415, 422] : []),
    429,
  ] as (keyof typeof REFUSALS)[]
}

function describe(operation: Operation) {
  const { id, method, path, query, body, answer, status = 200 } = operation
  const t = translator('en', 'api')
  return {
    operationId: id,
    summary: t(`operations.${id}.title` as 'operations.listOrders.title'),
    description: t(`operations.${id}.text` as 'operations.listOrders.text'),
    parameters: [
      ...pathParameters(path),
      ...queryParameters(query),
      ...(method === 'POST' ? [KEY_PARAMETER] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'input') } },
      },
    }),
    responses: {
      [status]: {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(answer, 'output') } },
      },
      ...Object.fromEntries(
        refusalsOf(operation).map((one) => [one, problemAnswer(REFUSALS[one])]),
      ),
    },
  }
}

const HEADERS = {
  'webhook-id': 'Names the event: the same whenever it is repeated.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970.',
  'webhook-signature': 'Standard Webhooks: "v1," and an HMAC-SHA256, one for each valid secret.',
}

/** A call that a receiver gets. */
const call = (operationId: string, summary: string, body: z.ZodType) => ({
  post: {
    ...{ operationId, summary },
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(body, 'output') } },
    },
    responses: { '2XX': { description: 'It has arrived; any other answer has it sent again.' } },
    // What a receiver asks for is its signature, not a token.
    security: [],
  },
})

/** What programs can be told, made of the schemas that the calls are written by. */
const webhooks = () => ({
  ...Object.fromEntries(
    WEBHOOK_SUBJECTS.map((subject) => [
      subject,
      call(`${subject}Moved`, `The state of this has changed: ${subject}`, eventShape(subject)),
    ]),
  ),
  test: call('test', 'A test that somebody sent by hand', testShape),
})

const PROBLEM = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z
    .array(
      z.object({
        pointer: z.string().optional(),
        parameter: z.string().optional(),
        detail: z.string(),
      }),
    )
    .optional(),
})

/** What programs can do here, as OpenAPI 3.1 has it: made of what the operations check by. */
export function openApiDocument() {
  const paths: Record<string, Json> = {}
  for (const operation of OPERATIONS)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation)
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: `A person may make ${CALLS.limit} calls an hour. Amounts are hundredths of their currency.`,
    },
    servers: [{ url: env.PUBLIC_URL + API_ROOT }],
    security: [{ token: [] }],
    paths,
    webhooks: webhooks(),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchema(PROBLEM, 'output') },
    },
  }
}
