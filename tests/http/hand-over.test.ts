import { beforeAll, beforeEach, expect, test } from 'vitest'
import { submitWork } from '../../app/domain/assignments/work.server'
import { keepWorkFiles } from '../../app/domain/assignments/work-files.server'
import { answerChanges } from '../../app/domain/projects/milestone-answers.server'
import { resumeMilestone, startMilestone } from '../../app/domain/projects/milestones.server'
import { readClient } from '../../app/domain/people/participant.server'
import { storeUploads } from '../../app/domain/files/uploads.server'
import { adminPaths } from '../../app/paths/admin'
import { db } from '../../app/platform/db/db.server'
import { startedWork, staffedOrder } from '../factories/assignment'
import { ADMIN } from '../factories/running-order'
import { Visitor } from '../setup/visitor'

let admin: Visitor
beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(() => db.rateLimit.deleteMany())

const svg = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name)
const deliverablesOf = (projectId: string) =>
  db.deliverable.findMany({
    where: { projectId },
    orderBy: { id: 'asc' },
    include: { files: { include: { fileVersion: { include: { file: true } } } } },
  })
const stand = async (id: string) => (await db.milestone.findUniqueOrThrow({ where: { id } })).status

/** A milestone at work, and the form that hands it over. */
async function atWork() {
  const order = await staffedOrder()
  await startMilestone(order.milestoneId, ADMIN)
  const href = adminPaths.order(order.orderId)
  return { ...order, href, form: `form#submit-${order.milestoneId}` }
}

test('a milestone goes to its client with a note, files and rights in one form', async () => {
  const { orderId, projectId, milestoneId, href, form } = await atWork()
  const done = await admin.submit(await admin.get(href), form, {
    reason: 'The logo, in color and black.',
    files: [svg('logo.svg'), svg('logo-black.svg')],
    licence: 'exclusive_use',
  })
  expect(done.text).toContain('Milestone handed over.')
  expect(await stand(milestoneId)).toBe('submitted')
  const [deliverable, ...others] = await deliverablesOf(projectId)
  expect(others).toEqual([])
  expect([
    deliverable!.status,
    deliverable!.licences,
    deliverable!.milestoneId,
    deliverable!.number,
  ]).toEqual([...['shared', 'exclusive_use', milestoneId, 1]])
  expect(
    deliverable!.files.map(({ fileVersion: { file, teamOnly } }) => [
      file.name,
      file.visibility,
      teamOnly,
    ]),
  ).toEqual([
    ['logo.svg', 'client', false],
    ['logo-black.svg', 'client', false],
  ])
  const mails = await db.notification.findMany({ where: { orderId, kind: 'milestone.submitted' } })
  expect(JSON.stringify(mails)).toContain('in color and black')
})

test('what is wrong is said, and neither words nor files are sent twice', async () => {
  const { projectId, milestoneId, href, form } = await atWork()
  const refused = await admin.submit(await admin.get(href), form, {
    reason: '',
    files: [svg('a.svg'), new File([], 'empty.txt')],
    licence: 'no_resale',
  })
  expect(refused.status).toBe(400)
  expect(refused.errors.join(' ')).toContain('empty.txt')
  expect(refused.$(`${form} [name="licence"]`).val()).toBe('no_resale')
  expect(await stand(milestoneId)).toBe('in_progress')
  expect((await deliverablesOf(projectId)).map(({ status }) => status)).toEqual(['draft'])
  expect(refused.texts(`${form} fieldset label`)).toEqual([expect.stringContaining('a.svg')])
  await admin.submit(refused, form, { reason: 'One file.', files: [svg('b.svg')] })
  expect(await stand(milestoneId)).toBe('submitted')
  const deliverables = await deliverablesOf(projectId)
  expect(deliverables.map(({ status, files }) => [status, files.length])).toEqual([['shared', 2]])
})

test('a file that is left out stays with the studio, and words are kept when one comes late', async () => {
  const { orderId, projectId, milestoneId, href, form } = await atWork()
  const first = await admin.submit(await admin.get(href), form, {
    files: [svg('in.svg'), svg('out.svg')],
  })
  const [deliverable] = await deliverablesOf(projectId)
  const out = deliverable!.files.find(({ fileVersion }) => fileVersion.file.name === 'out.svg')!
  await admin.submit(first, form, {
    reason: 'One of two.',
    [`version-${out.fileVersionId}`]: false,
  })
  const file = await db.file.findUniqueOrThrow({ where: { id: out.fileVersion.fileId } })
  expect(file.visibility).toBe('team')
  const late = await admin.submit(first, form, { reason: 'Long words that nobody types twice.' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Long words that nobody types twice.')
  expect(orderId && (await stand(milestoneId))).toBe('submitted')
})

test('what is handed over again takes the place of what was not accepted', async () => {
  const { orderId, projectId, milestoneId, href, form } = await atWork()
  await admin.submit(await admin.get(href), form, { reason: 'First.', files: [svg('one.svg')] })
  const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  await answerChanges(await readClient(userId!), milestoneId, 'Rounder, please.')
  await resumeMilestone(milestoneId, ADMIN)
  await admin.submit(await admin.get(href), form, { reason: 'Second.', files: [svg('two.svg')] })
  expect((await deliverablesOf(projectId)).map(({ number, status }) => [number, status])).toEqual([
    [1, 'superseded'],
    [2, 'shared'],
  ])
})

test('handed-in work is looked at, sent back and handed over on the order’s page', async () => {
  const { id, orderId, projectId, milestoneId, worker } = await startedWork()
  const files = await storeUploads(
    [{ name: 'site.zip', type: 'application/zip', bytes: new Uint8Array([1]) } as never],
    'files',
  )
  await keepWorkFiles(worker.userId, id, files, 'key')
  await submitWork(worker.userId, id, 'It is at https://work.example/site')
  const href = adminPaths.order(orderId)
  const page = await admin.get(href)
  expect(page.$('main a[href="https://work.example/site"]')).toHaveLength(1)
  expect(page.textOf('main')).toContain('site.zip')
  const unsaid = await admin.submit(page, `form#rework-${id}`, { reason: '' })
  expect([unsaid.status, unsaid.url.pathname]).toEqual([400, href])
  const sent = await admin.submit(page, `form#submit-${milestoneId}`, { reason: 'Here it is.' })
  expect(sent.url.pathname).toBe(href)
  expect((await db.assignment.findUniqueOrThrow({ where: { id } })).status).toBe(
    'accepted_by_studio',
  )
  const [deliverable] = await deliverablesOf(projectId)
  expect(deliverable!.files.map(({ fileVersion }) => fileVersion.file.name)).toEqual(['site.zip'])
})
