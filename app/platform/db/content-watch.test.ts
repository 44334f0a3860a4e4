import { describe, expect, test } from 'vitest'
import { db, transaction } from './db.server'
import { readContentVersion } from './content-version.server'
import { changesContent } from './content-watch.server'

describe('a statement changes content', () => {
  test.each([
    ['INSERT INTO `main`.`Product` (`id`) VALUES (?)', true],
    ['UPDATE "public"."Testimonial" SET "hidden" = $1 WHERE 1=1', true],
    ['DELETE FROM "FeaturedCategory" WHERE "id" = 1', true],
    ['UPDATE `main`.`User` SET `name` = ? WHERE `id` = ?', true],
    ['UPDATE `main`.`User` SET `digestedAt` = ? WHERE `name` = ?', false],
    ['INSERT INTO `main`.`User` (`name`) VALUES (?)', false],
    ['UPDATE `main`.`Template` SET `views` = (`views` + ?) WHERE (`status` = ?)', false],
    ['UPDATE `main`.`Template` SET `status` = ? WHERE 1=1', true],
    ['INSERT INTO `main`.`Session` (`id`) VALUES (?)', false],
    ['SELECT * FROM `main`.`Product`', false],
    ['INSERT INTO `main`.`constructor` (`id`) VALUES (?)', false],
  ])('%s: %s', (sql, changes) => expect(changesContent(sql)).toBe(changes))
})

describe('the version of the content', () => {
  const setting = (key: string) => ({ data: { key, value: 1 } })

  test('is another one after a change, and the same after anything else', async () => {
    const before = await readContentVersion()
    await db.setting.create(setting('one'))
    const after = await readContentVersion()
    expect(after).not.toBe(before)
    await db.rateLimit.create({ data: { key: 'one', hits: 1, resetsAt: new Date() } })
    expect(await readContentVersion()).toBe(after)
  })

  test('follows a transaction once it is committed, and only then', async () => {
    const before = await readContentVersion()
    await transaction(async (tx) => {
      await tx.setting.create(setting('two'))
      await tx.setting.create(setting('three'))
      expect(await readContentVersion()).toBe(before)
    })
    const after = await readContentVersion()
    expect(after).not.toBe(before)
    await expect(
      transaction(async (tx) => {
        await tx.setting.create(setting('four'))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await readContentVersion()).toBe(after)
  })

  test('is read anew for whoever asks while an answer is on its way', async () => {
    const before = await readContentVersion()
    const [, late] = await Promise.all([
      readContentVersion(),
      db.setting.create(setting('five')).then(readContentVersion),
    ])
    expect(late).not.toBe(before)
  })
})
