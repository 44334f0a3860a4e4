import { createServer, request as send, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'

const LIVE = {
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://kanal.example',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SMTP_URL: 'smtp://127.0.0.1',
}

async function load(settings: Record<string, string> = {}) {
  vi.resetModules()
  for (const name of Object.keys(LIVE)) vi.stubEnv(name, settings[name] ?? '')
  return {
    ...(await import('./client-address.server')),
    ...(await import('./request-context.server')),
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What a loader behind a real server reads when these headers are sent over a real socket. */
async function addressOver(
  headers: OutgoingHttpHeaders,
  { openRequest, clientAddress }: Awaited<ReturnType<typeof load>>,
) {
  const server = createServer((request, response) =>
    openRequest(request, response, () => response.end(clientAddress())),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<string>((resolve, reject) => {
    send({ port, host: '127.0.0.1', headers }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })
  await new Promise((resolve) => server.close(resolve))
  return answer
}

describe('by default', () => {
  test('no header moves a visitor to another address', async () => {
    const app = await load()
    const claims = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Peer-Address': ['203.0.113.8', '203.0.113.7'],
      Forwarded: 'for=203.0.113.6',
      'X-Real-IP': '203.0.113.5',
    }
    expect(await addressOver({}, app)).toBe('127.0.0.1')
    expect(await addressOver(claims, app)).toBe('127.0.0.1')
    expect(app.clientAddress()).toBe('unknown')
  })
})

describe('live, behind a proxy', () => {
  test('the entry that the proxy wrote counts, not those before it', async () => {
    const app = await load(LIVE)
    expect(await addressOver({ 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' }, app)).toBe(
      '203.0.113.9',
    )
    expect(app.addressFrom('::ffff:10.0.0.4', '203.0.113.9')).toBe('203.0.113.9')
    expect(app.addressFrom('10.0.0.4', 'nonsense')).toBe('10.0.0.4')
    expect(app.addressFrom('10.0.0.4', '')).toBe('10.0.0.4')
  })

  test('a visitor who reaches the server past the proxy is counted by the socket', async () => {
    const { addressFrom } = await load(LIVE)
    expect(addressFrom('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
    expect(addressFrom('2001:db8::7', '203.0.113.9')).toBe('2001:db8:0:0::/64')
  })
})

test('all addresses of one IPv6 network are one', async () => {
  const { addressFrom } = await load()
  const one = [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff::9',
    '2001:0DB8:0001:0002:0:0:0:1',
    '2001:db8:1:2::1%eth0',
  ]
  expect(new Set(one.map((address) => addressFrom(address, '')))).toEqual(
    new Set(['2001:db8:1:2::/64']),
  )
  expect(addressFrom('::1', '')).toBe('0:0:0:0::/64')
  expect(addressFrom('fe80::1:2:3:4', '')).toBe('fe80:0:0:0::/64')
})
