import { describe, expect, it } from 'vitest'
import { paths } from '../../app/paths'
import { gluedWords } from '../setup/glued'
import { Visitor } from '../setup/visitor'

const PUBLIC = [
  paths.home(),
  paths.shop(),
  paths.product(1),
  paths.cart(),
  paths.auth(),
  paths.contact(),
  paths.faq(),
  paths.terms(),
  paths.templates(),
  paths.freelancers(),
]
const OWN = [paths.dashboard(), paths.milestones(), paths.messages(), paths.files()]

/** They know neither the design nor popovers, and read what a page has from its beginning on. */
describe('in a text browser', () => {
  it.each(PUBLIC)('%s begins before the menus, and no two words are one', async (path) => {
    const page = await new Visitor().get(path)
    expect(page.status).toBe(200)
    const { $ } = page
    expect($('.skip-link').attr('href')).toBe('#content')
    // w3m and elinks know no id on <main>.
    expect($('main > :first-child').is('div#content')).toBe(true)
    const order = $('main, [popover]').toArray()
    expect(order.length).toBeGreaterThan(1)
    expect($(order[0]!).is('main')).toBe(true)
    expect(gluedWords($)).toEqual([])
  })

  it('no two words of the dashboard are one', async () => {
    const visitor = new Visitor()
    await visitor.signInAs('client')
    for (const path of OWN) {
      const page = await visitor.get(path)
      expect([page.status, path, gluedWords(page.$)]).toEqual([200, path, []])
    }
  })
})
