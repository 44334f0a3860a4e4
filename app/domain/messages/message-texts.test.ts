import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '#tests/factories/purchase'
import { runningOrder } from '#tests/factories/running-order'
import { foldedMessage, foldMessages, messagesWith } from './message-texts.server'

beforeAll(createStudio)

const BODY =
  'A résumé of Åsa Öberg is in the café folder. It’s a state-of-the-art ŁÓDŹ żółć straße İstanbul, 100%'

/** A message, as it is written now, or as it was before messages were folded. */
async function write(folded: string | null) {
  const { orderId } = await runningOrder()
  const { id: threadId } = await db.thread.create({
    data: { orderId, kind: 'project', subject: '' },
  })
  const { id } = await db.message.create({ data: { threadId, body: BODY, folded } })
  return { threadId, id }
}

const found = (threadId: string, text: string) =>
  db.message.count({ where: { threadId, ...messagesWith(text) } })

describe('a message is found', () => {
  test('without accents, in any case, without apostrophes and hyphens', async () => {
    const { threadId } = await write(foldedMessage(BODY, [{ name: 'Ünïcode—plan.pdf' }]))
    const texts = [
      ...['resume', 'cafe', 'Asa', 'oberg', 'lodz', 'zolc', 'strasse', 'istanbul', 'RÉSUMÉ'],
      ...['re\u0301sume\u0301', 'its', "it's", 'state of the art', 'State-Of-The–Art'],
      ...['unicode plan', '100%'],
    ]
    const missed = []
    for (const text of texts) if ((await found(threadId, text)) === 0) missed.push(text)
    expect(missed).toEqual([])
    for (const text of ['1000', 'it-all', 'zzz']) expect(await found(threadId, text), text).toBe(0)
  })

  test('also when it is from before, once the timer has been there', async () => {
    const { threadId, id } = await write(null)
    expect(await found(threadId, 'café')).toBe(1)
    expect(await found(threadId, 'cafe')).toBe(0)
    while ((await foldMessages()) > 0);
    expect(await found(threadId, 'cafe')).toBe(1)
    expect(await db.message.count({ where: { id, folded: null } })).toBe(0)
  })
})
