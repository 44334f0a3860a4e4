import { expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { studioPaths } from '../../app/paths/studio'
import { Visitor } from '../setup/visitor'

test.each(['/shop/order-confirmation', '/shop/order/confirmation/x', '/studiostack/studio/x'])(
  '%s, which is not there, says so in its title',
  async (path) => {
    const page = await new Visitor().get(path)
    expect([page.status, page.title]).toEqual([404, 'Page Not Found · Kanal'])
  },
)

test('the title of a rejected form begins with the word for an error, in its language', async () => {
  for (const [language, word] of [
    ['en', 'Error:'],
    ['sv', 'Fel:'],
  ]) {
    const visitor = new Visitor({ headers: { 'Accept-Language': language! } })
    const before = await visitor.get(paths.contact())
    const after = await visitor.post(paths.contact(), { name: '' })
    expect(after.status).toBe(400)
    expect(after.title).toBe(`${word} ${before.title}`)
  }
})

test('whoever has to sign in for a page of the desk comes back to it', async () => {
  const page = await new Visitor().get(studioPaths.products())
  expect(page.url.pathname).toBe(studioPaths.auth())
  expect(page.$('main form').attr('action')).toContain(encodeURIComponent(studioPaths.products()))
})
