import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { deliverMail } from '~/platform/mail/transport.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { findIds } from '../../../tests/factories/list-ids'
import { sentMails } from './mail-list.server'
import { writeMissingMailWords } from './mail-search.server'
import { outboxJobs } from './outbox-list.server'

const findMails = (q: string) => findIds(sentMails, q)
const findJobs = (q: string) => findIds(outboxJobs, q)

async function sent() {
  const key = randomUUID()
  const to = `ines.${key}@mail.example`
  await deliverMail({
    key,
    to,
    subject: `Kvitto för Ågatan ${key.slice(0, 8)}`,
    text: 'Tack',
    html: '',
    language: 'sv',
    template: 'receipt',
  })
  const { id } = await db.mailMessage.findUniqueOrThrow({ where: { key } })
  return { id, to, mark: key.slice(0, 8) }
}

test('a mail is found by what any word of its subject or recipient begins with', async () => {
  const { id, to, mark } = await sent()
  for (const q of [
    to,
    to.toUpperCase(),
    mark,
    `kvitto ${mark}`,
    `AGAT ${mark}`,
    `mail.example ${mark}`,
  ])
    expect(await findMails(q), q).toEqual([id])
  for (const q of [`${mark} nothing`, `${mark} gatan`, `_${mark.slice(1)}`])
    expect(await findMails(q), q).toEqual([])
  expect(await findMails(`% ${mark}`)).toEqual([id])
})

test('mails from before there were words get them', async () => {
  const { id, to } = await sent()
  await db.mailWord.deleteMany({ where: { mailId: id } })
  expect(await findMails(to)).toEqual([])
  while ((await writeMissingMailWords()) > 0);
  expect(await findMails(to)).toEqual([id])
})

test('a job is found by how its key begins, or what follows after its first colon', async () => {
  const [kind, id] = [`kind-${randomUUID().slice(0, 8)}`, randomUUID()]
  const key = `${kind}:${id}:1`
  await transaction((tx) => enqueue(tx, { key, kind: 'test-kind', payload: {} }))
  const { id: jobId } = await db.outboxJob.findUniqueOrThrow({ where: { key } })
  for (const q of [key, kind, id, `${id}:1`, id.slice(0, 20), `${kind} ${id}`])
    expect(await findJobs(q), q).toEqual([jobId])
  for (const q of [`${id} nothing`, `%${id}`, id.slice(1), `${id}:_`])
    expect(await findJobs(q), q).toEqual([])
})
