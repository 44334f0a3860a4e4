/** How a receiver finds out that a call comes from us (Standard Webhooks); a test runs it. */
export const VERIFY_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the text as it came, before JSON.parse
export function isGenuine(headers, body, secret) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (!(Math.abs(Date.now() / 1000 - timestamp) < 300)) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const right = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return headers['webhook-signature'].split(' ').some((one) => {
    const sent = Buffer.from(one.slice('v1,'.length), 'base64')
    return sent.length === right.length && timingSafeEqual(sent, right)
  })
}`
