import { expect, test } from 'vitest'
import { textOf } from '~/platform/http/joined-gzip.server'
import { DocumentParts } from './parts.server'

const asked = { name: 'menu', language: 'en', pathname: '/shop', props: { theme: 'dark' } }

/** The document of a page with one part, as React would make it, and whether the part was kept. */
function make(part: typeof asked, inner: (parts: DocumentParts) => string, around = '') {
  const parts = new DocumentParts()
  const { tag, isKept } = parts.place(part)!
  const html = `<main>${around}<${tag}>${isKept ? '' : inner(parts)}</${tag}></main>`
  if (isKept) inner(parts)
  return { isKept, text: textOf(parts.join(html)) }
}

test('a part is made once, and stands in the next document as it was', () => {
  const first = make(asked, () => '<nav>made</nav>', 'one')
  const next = make(asked, () => '<nav>made again</nav>', 'two')
  expect(first).toEqual({ isKept: false, text: '<main>one<nav>made</nav></main>' })
  expect(next).toEqual({ isKept: true, text: '<main>two<nav>made</nav></main>' })
})

test.each([
  ['language', { ...asked, language: 'sv' }],
  ['properties', { ...asked, props: { theme: 'light' } }],
  ['name', { ...asked, name: 'other menu' }],
])('another %s is another part', (_, other) => {
  make(asked, () => '<nav>made</nav>')
  expect(make(other, () => '<nav>other</nav>').text).toContain('other')
})

test('a part is another one on the pages that it links to, and the same on all others', () => {
  const part = { ...asked, name: 'links' }
  const inner = (text: string) => () => `<a href="/shop">${text}</a>`
  expect(make({ ...part, pathname: '/' }, inner('plain')).isKept).toBe(false)
  expect(make({ ...part, pathname: '/cart' }, inner('?')).text).toContain('plain')
  expect(make({ ...part, pathname: '/shop' }, inner('current')).text).toContain('current')
  expect(make({ ...part, pathname: '/shop' }, inner('?')).text).toContain('current')
  expect(make({ ...part, pathname: '/about' }, inner('?')).text).toContain('plain')
})

test('what differs is filled in anew, in the part and around it, as text', () => {
  const part = { ...asked, name: 'form' }
  const page = (here: string) => {
    const parts = new DocumentParts()
    const { tag, isKept } = parts.place(part)!
    const hole = parts.hole('here', here)
    const inner = isKept ? '' : `<input value="${hole}">`
    return textOf(parts.join(`<p>${hole}</p><${tag}>${inner}</${tag}>`))
  }
  expect(page('/shop?q="1"')).toBe(
    '<p>/shop?q=&quot;1&quot;</p><input value="/shop?q=&quot;1&quot;">',
  )
  expect(page('/')).toBe('<p>/</p><input value="/">')
})

test('a part that waits for something is not kept', () => {
  const props = { work: Promise.resolve(1) }
  expect(new DocumentParts().place({ ...asked, props })).toBeUndefined()
})
