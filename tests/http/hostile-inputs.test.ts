import { describe, expect, test } from 'vitest'
import type { Tool } from '~/domain/tools/tool.rules'
import { paths } from '~/paths'
import { PEER_HEADER } from '~/platform/http/client-address.server'
import { HOSTILE_ADDRESSES } from '../setup/hostile-addresses'
import { HOSTILE_CODE, HOSTILE_COLOURS } from '../setup/hostile-inputs'
import type { Page } from '../setup/page'
import { siteAnswer, siteRedirect, siteUrl } from '../setup/site'
import { Visitor } from '../setup/visitor'

/** Milliseconds and bytes that a refusal may cost, on a busy machine. */
const TIME = 20_000
const MEMORY = 600 * 1024 * 1024

let visitors = 0
/** Somebody who has not asked before: these tests are about what is asked, not how often. */
const somebody = () => new Visitor({ headers: { [PEER_HEADER]: `93.184.${Math.floor((visitors += 1) / 250)}.${visitors % 250}` } })

/** The refusal of a tool: in words, in time, in little memory, and with nothing of what was asked run or shown as HTML. */
async function expectRefusal(ask: (visitor: Visitor) => Promise<Page>, statuses = [400]) {
  const [began, memory] = [performance.now(), process.memoryUsage().rss]
  const page = await ask(somebody())
  expect(statuses).toContain(page.status)
  expect(page.textOf('main [role="alert"], #result').length).toBeGreaterThan(20)
  expect(page.html).not.toMatch(/<script>alert|<img src=x|at \w+ \(\/|node_modules/)
  expect(performance.now() - began).toBeLessThan(TIME)
  expect(process.memoryUsage().rss - memory).toBeLessThan(MEMORY)
}

/** How each tool that asks other sites is given an address. */
const ASKS: Partial<Record<Tool, (address: string, visitor: Visitor) => Promise<Page>>> = {
  'meta-tag-generator': (url, visitor) => visitor.get(paths.tool('meta-tag-generator', { url })),
  'website-speed-test': (url, visitor) => visitor.get(paths.tool('website-speed-test', { url, run: 1 })),
  'responsive-checker': (url, visitor) => visitor.get(paths.tool('responsive-checker', { url })),
}

describe.each(Object.entries(ASKS))('%s asked for', (_tool, ask) => {
  test.each(HOSTILE_ADDRESSES.filter((address) => address.trim() !== ''))('%j', async (address) => {
    await expectRefusal((visitor) => ask(address, visitor))
  })

  const redirects = ['http://127.0.0.1/', 'http://[::1]:80/', 'http://169.254.169.254/latest/meta-data/', 'http://localhost/', 'http://2130706433/', 'http://[::ffff:7f00:1]/', 'file:///etc/passwd', 'javascript:alert(1)', '//10.0.0.1/', 'http://user:secret@example.com/', 'gopher://example.com/']
  test.each(redirects)('a page that leads to %s', async (to) => {
    for (const status of [301, 307]) await expectRefusal((visitor) => ask(siteRedirect(to, status), visitor))
  })

  test('a page that never answers', async () => expectRefusal((visitor) => ask(siteUrl('/never'), visitor)))

  test('a page that leads in a circle', async () => {
    await expectRefusal((visitor) => ask(siteRedirect(siteRedirect(siteRedirect(siteRedirect(siteRedirect(siteAnswer({}))))).slice(0, 1900)), visitor))
  })

  test.each(['image/png', 'application/zip', 'video/mp4', 'application/octet-stream', ''])('what is of the type %j', async (type) => {
    await expectRefusal((visitor) => ask(siteAnswer({ headers: { 'Content-Type': type }, body: 'x' }), visitor))
  })
})

describe('colour contrast asked for', () => {
  test.each(HOSTILE_COLOURS)('%.60j', async (text) => {
    await expectRefusal((visitor) => visitor.get(paths.tool('color-contrast', { text, background: 'white' })))
  })
})

describe('the code beautifier given', () => {
  test.each(HOSTILE_CODE)('%s', async (_what, language, code) => {
    await expectRefusal((visitor) => visitor.post(paths.tool('code-beautifier'), { code, language, act: 'format' }), [400, 413, 503])
  })
})
