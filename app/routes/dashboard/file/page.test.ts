import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { Visitor } from '#tests/setup/visitor'

const client = new Visitor()
let project: { id: string; orderId: string }

beforeAll(async () => {
  await client.signInAs('client')
  const { deliverable } = await db.deliverableFile.findFirstOrThrow({
    include: { deliverable: { include: { project: true } } },
    orderBy: { deliverableId: 'asc' },
  })
  project = deliverable.project
})

async function send(files: Record<string, string>) {
  const form = new FormData()
  form.set('key', randomUUID())
  for (const [name, text] of Object.entries(files)) form.append('files', new File([text], name))
  const answer = await client.fetch(`/dashboard/files?order=${project.orderId}`, {
    method: 'POST',
    body: form,
  })
  return answer.headers.get('Location')
}
const idsOf = async (name: string) =>
  (
    await db.file.findMany({
      where: { name, projectId: project.id, status: 'available' },
      orderBy: { id: 'asc' },
    })
  ).map(({ id }) => id)

describe('a file that was there already', () => {
  test('is kept, and offered as the next version of the earlier one', async () => {
    expect(await send({ 'same-logo.txt': 'one' })).toContain('/dashboard/files?')
    const to = await send({ 'same-logo.txt': 'two' })
    const [first, second] = await idsOf('same-logo.txt')
    expect(to).toBe(`/dashboard/files/${second}`)
    const list = await client.get(`/dashboard/files?order=${project.orderId}`)
    expect(list.text.match(/Duplicate/g)).toHaveLength(2)
    const page = await client.get(`/dashboard/files/${second}`)
    expect(page.text).toContain('This file was already in the project')
    const joined = await client.submit(page, 'form:has([value="join"])')
    expect(joined.text).toContain('The new version has been uploaded')
    expect(await idsOf('same-logo.txt')).toEqual([first])
    expect((await client.fetch(`/dashboard/files/${second}`)).status).toBe(404)
    expect((await client.get(`/dashboard/files/${first}`)).text).not.toContain(
      'already in the project',
    )
  })

  test('stays as it is when nothing is asked for, and is not put on what is another', async () => {
    await send({ 'kept-one.txt': 'one two' })
    await send({ 'kept-two.txt': 'three' })
    const [[one], [two]] = [await idsOf('kept-one.txt'), await idsOf('kept-two.txt')]
    const answer = await client.post(`/dashboard/files/${two}`, { intent: 'join', earlier: one! })
    expect(answer.status).toBe(404)
    expect(await idsOf('kept-two.txt')).toEqual([two])
  })
})
