import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createApplication, createFreelancer } from '../../../tests/factories/freelancer'
import { createStudio } from '../../../tests/factories/purchase'
import { perform, dryRun, type BulkAct } from '../lists/bulk.server'
import { APPLICATION_ACTS } from './application-acts.server'
import { FREELANCER_ACTS } from './freelancer-acts.server'
import { changeOwnStatus } from './freelancer-status.server'

const order = { actor: { type: 'admin', id: 1 } as const, reason: 'One thing at a time' }

beforeAll(createStudio)

const everything = async () => ({
  people: await db.freelancer.findMany(),
  applications: await db.freelancerApplication.findMany(),
  events: await db.event.count(),
  jobs: await db.outboxJob.count(),
})

/** DryRuns and performs an act: the dryRun has to change nothing and to foretell the run. */
async function run(act: BulkAct, ids: string[]) {
  const before = await everything()
  const foretold = await dryRun(act, ids, order)
  expect(await everything()).toEqual(before)
  const changed = await perform(act, ids, order)
  expect(changed).toEqual(foretold)
  return changed
}

describe('with many freelancers', () => {
  const create = async (status: 'active' | 'paused' | 'offboarded') =>
    (await createFreelancer({ status })).id

  test('the active ones are paused, with the reason for the record', async () => {
    const ids = [await create('active'), await create('paused'), await create('offboarded')]
    expect(await run(FREELANCER_ACTS.pause, ids)).toEqual([ids[0]])
    expect(
      await db.event.findFirstOrThrow({ where: { subject: 'freelancer', subjectId: ids[0]! } }),
    ).toMatchObject({ to: 'paused', reason: 'One thing at a time', actorId: 1, visibility: 'team' })
  })

  test('the studio’s pauses end, and nobody else’s', async () => {
    const [studios, left] = [await create('active'), await create('offboarded')]
    const own = await createFreelancer()
    await run(FREELANCER_ACTS.pause, [studios])
    await changeOwnStatus(own.userId, 'paused')
    expect(await run(FREELANCER_ACTS.activate, [studios, left, own.id])).toEqual([studios])
    expect((await db.freelancer.findUniqueOrThrow({ where: { id: own.id } })).status).toBe('paused')
  })
})

describe('with many applications', () => {
  const mailsTo = (applicationId: string) =>
    db.outboxJob.count({ where: { key: { contains: applicationId } } })

  test('those that nobody has looked at are screened', async () => {
    const ids = [
      (await createApplication()).id,
      (await createApplication({ status: 'screening' })).id,
      (await createApplication({ status: 'approved', openKey: null })).id,
    ]
    expect(await run(APPLICATION_ACTS.screen, ids)).toEqual([ids[0]])
  })

  test('what looks like spam is declined without an answer, and nobody else is', async () => {
    const honest = (await createApplication({ status: 'screening' })).id
    const spam = [
      (await createApplication({ suspicions: 'links' })).id,
      (await createApplication({ suspicions: 'links', status: 'screening' })).id,
    ]
    expect(await run(APPLICATION_ACTS.spam, [honest, ...spam])).toEqual(spam)
    for (const id of spam)
      expect(await db.freelancerApplication.findUniqueOrThrow({ where: { id } })).toMatchObject({
        status: 'rejected',
        openKey: null,
        decidedById: 1,
        reason: 'One thing at a time',
      })
    expect(await Promise.all([honest, ...spam].map(mailsTo))).toEqual([0, 0, 0])
    expect(await run(APPLICATION_ACTS.spam, spam)).toEqual([])
  })
})
