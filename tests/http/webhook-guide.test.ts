import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { VERIFY_EXAMPLE } from '~/api/verify-example'
import { EVENT_TYPES, WEBHOOK_SUBJECTS } from '~/domain/webhooks/webhook.rules'
import { keyOf, newSecret, signatureHeaders } from '~/domain/webhooks/signature.server'
import { Visitor } from '../setup/visitor'

/** What the example of the guide says of a call, run as whoever copies it runs it. */
function judge(headers: object, body: string, secret: string): boolean {
  const code = `${VERIFY_EXAMPLE}\nconsole.log(isGenuine(${JSON.stringify(headers)}, ${JSON.stringify(body)}, ${JSON.stringify(secret)}))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  return JSON.parse(said) as boolean
}

test('the example of the guide tells our calls from others', () => {
  const [{ secret }, { secret: older }] = [newSecret(), newSecret()]
  const body = '{"type":"test","data":{}}'
  const sign = (secrets: string[], at = new Date()) =>
    signatureHeaders(secrets.map(keyOf), 'msg_1', at, body)
  expect(judge(sign([secret]), body, secret)).toBe(true)
  expect(judge(sign([secret, older]), body, older)).toBe(true)
  expect(judge(sign([older]), body, secret)).toBe(false)
  expect(judge(sign([secret]), `${body} `, secret)).toBe(false)
  expect(judge(sign([secret], new Date(Date.now() - 600_000)), body, secret)).toBe(false)
  expect(judge({ ...sign([secret]), 'webhook-timestamp': 'now' }, body, secret)).toBe(false)
  expect(judge({ ...sign([secret]), 'webhook-signature': 'v1,' }, body, secret)).toBe(false)
})

test('the guide has the example and all that is told, and the document its schemas', async () => {
  const visitor = new Visitor()
  const text = (await visitor.get('/developers')).textOf('main')
  expect(text).toContain('export function isGenuine(headers, body, secret)')
  expect(EVENT_TYPES.filter((type) => !text.includes(type))).toEqual([])
  const answer = await visitor.fetch('/api/v1/openapi.json')
  const { webhooks } = (await answer.json()) as { webhooks: Record<string, { post: object }> }
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_SUBJECTS, 'test'])
  expect(webhooks.milestone!.post).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: {
              type: { enum: expect.arrayContaining(['milestone.submitted']) as string[] },
              data: { properties: { milestone: { type: 'object' } } },
            },
          },
        },
      },
    },
  })
})
