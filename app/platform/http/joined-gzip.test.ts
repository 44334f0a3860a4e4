import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipJoined, KeptText, textOf } from './joined-gzip.server'

const menu = new KeptText('<li class="item">Göteborg</li>'.repeat(200))
const footer = new KeptText('<footer>© Kanal</footer>')

test.each([
  ['nothing', []],
  ['what is made now', ['<p>Hej</p>'.repeat(500)]],
  ['what is kept', [menu, footer]],
  ['both, one among the other', ['<p>', menu, 'kort', footer, '<b>ö</b>'.repeat(900), '', menu]],
])('the joined file of %s is read as one', (_, pieces) => {
  expect(gunzipSync(gzipJoined(pieces)).toString()).toBe(textOf(pieces))
})

test('what is kept is compressed once', () => {
  expect(menu.deflated).toBe(menu.deflated)
  expect(gzipJoined([menu]).length).toBeLessThan(menu.length / 20)
})
