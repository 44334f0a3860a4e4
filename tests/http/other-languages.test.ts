import { expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { Visitor } from '../setup/visitor'

/** The demo's client has ordered in English. */
test.each([paths.orders(), paths.milestones()])(
  'words of an order that are in another language than %s say which',
  async (path) => {
    const [english, polish] = [new Visitor(), new Visitor({ language: 'pl' })]
    const wordsIn = async (visitor: Visitor) => {
      await visitor.signInAs('client')
      return (await visitor.get(`${path}?lng=${visitor === polish ? 'pl' : 'en'}`)).texts(
        'main [lang="en"]',
      )
    }
    expect(await wordsIn(english)).toEqual([])
    expect((await wordsIn(polish)).length).toBeGreaterThan(1)
  },
)
