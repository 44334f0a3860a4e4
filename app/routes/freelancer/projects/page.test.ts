import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptOffer, offerAssignment } from '~/domain/assignments/offers.server'
import { acceptWork, startWork, submitWork } from '~/domain/assignments/work.server'
import { storeUploads, fileRows } from '~/domain/files/uploads.server'
import { db } from '~/platform/db/db.server'
import { createFreelancer as createMember } from '#tests/factories/freelancer'
import {
  createFreelancer,
  offeredWork,
  readAssignment,
  staffedOrder,
  startedWork,
  terms,
} from '#tests/factories/assignment'
import { ADMIN } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { withSession } from '#tests/setup/session'
import { Visitor } from '#tests/setup/visitor'

const HOME = '/dashboard/freelancer'
const PROJECTS = '/dashboard/freelancer/projects'
const PARTS = ['', '?part=brief', '?part=files', '?part=messages', '?part=client']

let admin: Visitor
let client: Visitor

const teamOf = (orderId: string) => `/dashboard/admin/orders/${orderId}/team`
const projectOf = (projectId: string) => `/dashboard/freelancer/project/${projectId}`

beforeAll(async () => {
  ;[admin, client] = [new Visitor(), new Visitor()]
  await admin.signInAs('admin')
  await client.signInAs('client')
})
beforeEach(() => db.rateLimit.deleteMany())

describe('the freelancer’s home', () => {
  test('says of an offer what it is, what it pays and when, and until when to answer', async () => {
    const { id, worker, milestoneId } = await offeredWork()
    const milestone = await db.milestone.findUniqueOrThrow({ where: { id: milestoneId } })
    const page = await (await withSession(worker.userId)).get(HOME)
    const offer = page.textOf(`#offer-${id}`)
    for (const words of [
      milestone.title,
      milestone.outcome,
      'Prepaid',
      '€900.00',
      '14 days after the client’s approval, expected',
      '2 included in the fee',
      '48 hours left',
    ])
      expect(offer).toContain(words)
  })

  test('has words for no offer and no work, and lists many', async () => {
    const nobody = await createFreelancer()
    const visitor = await withSession(nobody.userId)
    expect((await visitor.get(HOME)).textOf('main')).toContain('No offers right now')
    expect((await visitor.get(PROJECTS)).textOf('main')).toContain('No projects yet')
    const { orderId, plan } = await staffedOrder([25, 25, 25, 25])
    for (const { id: milestoneId } of plan)
      await offerAssignment(orderId, { ...terms, milestoneId, freelancerId: nobody.id }, ADMIN)
    expect((await visitor.get(HOME)).$('[id^="offer-"][aria-labelledby]')).toHaveLength(4)
    expect(await countQueries(visitor, HOME)).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test('is accepted by a plain form; declined with a reason alone, and a late answer is told', async () => {
    const { id, worker, orderId, projectId } = await offeredWork()
    const line = await db.orderLine.findFirstOrThrow({
      where: { orderId },
      include: { order: { select: { number: true, email: true, name: true } } },
    })
    await db.orderLine.update({ where: { id: line.id }, data: { customisation: 'By the sea' } })
    const answer = { key: 'audience', question: 'Who is it for?', answer: 'Sailors' }
    await db.briefAnswer.create({ data: { projectId, orderLineId: line.id, ...answer } })
    const visitor = await withSession(worker.userId)
    expect((await visitor.get(HOME)).textOf(`#offer-${id}`)).not.toContain('Sailors')
    await db.project.update({ where: { id: projectId }, data: { briefSentAt: new Date() } })
    const old = await visitor.get(HOME)
    for (const known of [line.order.number, 'By the sea', 'Who is it for?', 'Sailors'])
      expect(old.textOf(`#offer-${id}`)).toContain(known)
    for (const unknown of [line.order.email, line.order.name])
      expect(old.text).not.toContain(unknown)
    let page = await visitor.submit(old, `form#decline-${id}`, { reason: '  ' })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual(['Enter a reason'])
    page = await visitor.submit(page, `form#decline-${id}`, { reason: 'x'.repeat(301) })
    expect(page.$(`#decline-${id}-reason`).text().trim()).toHaveLength(301)
    page = await visitor.submit(old, `#offer-${id} button[value="accept"]`)
    expect(page.url.pathname).toBe(projectOf(projectId))
    expect(page.text).toContain('It’s yours.')
    page = await visitor.submit(old, `form#decline-${id}`, { reason: 'Changed my mind' })
    expect(page.text).toContain('it’s no longer at this step')
    expect(await readAssignment(id)).toMatchObject({ status: 'accepted' })
  })

  test('marks what happened since the last visit, once', async () => {
    const { id, orderId, worker } = await startedWork()
    await submitWork(worker.userId, id, 'Done')
    await acceptWork(orderId, id, ADMIN)
    const visitor = await withSession(worker.userId)
    const fresh = async () =>
      (await visitor.get(HOME))
        .texts('[aria-labelledby="changes"] li')
        .filter((line) => line.includes('New'))
    expect((await fresh()).some((line) => line.includes('Accepted by the studio'))).toBe(true)
    expect(await fresh()).toEqual([])
  })
})

describe('a freelancer’s projects', () => {
  test('are filtered, and paged by links that lead through all of them', async () => {
    const worker = await createFreelancer()
    const names: string[] = []
    for (let index = 0; index < 21; index++) {
      const { orderId, milestoneId, projectId } = await staffedOrder()
      const { id } = await offerAssignment(
        orderId,
        { ...terms, milestoneId, freelancerId: worker.id, despite: true },
        ADMIN,
      )
      await acceptOffer(worker.userId, id)
      names.push(
        (
          await db.project.update({
            where: { id: projectId },
            data: { name: `Site ${String(index).padStart(2, '0')}.` },
          })
        ).name,
      )
    }
    const visitor = await withSession(worker.userId)
    const listed = (text: string) => names.filter((name) => text.includes(name))
    const first = await visitor.get(PROJECTS)
    expect(listed(first.text)).toHaveLength(20)
    const second = await visitor.get(first.$('a[rel="next"]').attr('href')!)
    expect(listed(second.text)).toEqual([names[0]])
    expect((await visitor.get(`${PROJECTS}?show=done`)).text).toContain('No matching projects')
    expect(listed((await visitor.get(`${PROJECTS}?show=open`)).text)).toHaveLength(20)
    expect(await countQueries(visitor, PROJECTS)).toBeLessThanOrEqual(QUERY_BUDGET)
  }, 60_000)

  test('are worked on by plain forms, which keep what was typed', async () => {
    const { id, worker, projectId, orderId } = await offeredWork()
    await acceptOffer(worker.userId, id)
    const visitor = await withSession(worker.userId)
    let page = await visitor.submit(
      await visitor.get(projectOf(projectId)),
      'button[value="start"]',
    )
    expect(page.text).toContain('Work started.')
    page = await visitor.submit(page, `form#time-${id}`, {
      minutes: 'an hour',
      day: '2199-01-01',
      note: 'Menu',
    })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([
      'Enter the time in minutes, from 1 to 1440',
      'Choose a day that isn’t in the future',
    ])
    expect(page.$(`#time-${id}-note`).attr('value')).toBe('Menu')
    page = await visitor.submit(page, `form#time-${id}`, { minutes: '90', day: '2026-01-05' })
    expect(page.text).toContain('Time logged: 1 h 30 min')
    page = await visitor.submit(page, 'button[value="untime"]')
    expect(page.text).toContain('No time logged.')
    page = await visitor.submit(page, `form#submit-${id}`, { note: '' })
    expect(page.errors).toEqual(['Describe what you’re submitting'])
    page = await visitor.submit(page, `form#submit-${id}`, { note: 'Look at preview.example' })
    expect(page.text).toContain('Submitted. We’ve emailed the studio.')
    expect((await admin.get(teamOf(orderId))).text).toContain('Look at preview.example')
    for (const part of PARTS)
      expect(await countQueries(visitor, projectOf(projectId) + part), part).toBeLessThanOrEqual(
        QUERY_BUDGET,
      )
  })

  test('show the brief, the files and the conversation with the studio', async () => {
    const { worker, projectId, orderId } = await startedWork()
    const { id: orderLineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } })
    await db.project.update({ where: { id: projectId }, data: { briefSentAt: new Date() } })
    await db.briefAnswer.create({
      data: {
        projectId,
        orderLineId,
        key: 'goal',
        question: 'What is it for?',
        answer: 'Boats by the hour',
      },
    })
    const [stored] = await storeUploads(
      [{ name: 'quay.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') }],
      'briefs',
    )
    const file = await db.file.create({
      data: { ...fileRows(stored!, 'team'), project: { connect: { id: projectId } } },
      include: { versions: true },
    })
    const visitor = await withSession(worker.userId)
    expect((await visitor.get(`${projectOf(projectId)}?part=brief`)).text).toContain(
      'Boats by the hour',
    )
    expect((await visitor.get(`${projectOf(projectId)}?part=files`)).link('quay.pdf')).toBe(
      `/files/${file.versions[0]!.id}`,
    )
    expect((await visitor.fetch(`/files/${file.versions[0]!.id}`)).status).toBe(200)
    let page = await visitor.submit(
      await visitor.get(`${projectOf(projectId)}?part=messages`),
      'form#write',
      { body: ' ' },
    )
    expect(page.status).toBe(400)
    page = await visitor.submit(page, 'form#write', { body: 'Which quay is it?' })
    expect(page.text).toContain('Which quay is it?')
    const team = await admin.get(teamOf(orderId))
    const studio = await admin.get(team.link('Messages with Ines Duarte'))
    expect(studio.text).toContain('Which quay is it?')
    await admin.submit(studio, 'form#write', { body: 'The northern one.' })
    expect((await visitor.get(`${projectOf(projectId)}?part=messages`)).text).toContain(
      'The northern one.',
    )
    expect((await client.get(`/dashboard/messages?order=${orderId}`)).html).not.toContain(
      'northern',
    )
  })
})

describe('somebody else’s work', () => {
  test('is neither seen nor moved, before, while and after one takes part in it', async () => {
    const [{ id, projectId, orderId, worker, milestoneId }, other] = [
      await startedWork(),
      await offeredWork(),
    ]
    const { id: threadId } = await db.thread.findFirstOrThrow({
      where: { projectId, kind: 'freelancer' },
    })
    const stranger = await withSession(other.worker.userId)
    for (const part of PARTS)
      expect((await stranger.get(projectOf(projectId) + part)).status).toBe(404)
    expect(
      (await stranger.get(projectOf(other.projectId))).status,
      'an offer opens no project',
    ).toBe(404)
    for (const intent of ['accept', 'decline'])
      expect((await stranger.post(HOME, { intent, assignmentId: id, reason: 'x' })).status).toBe(
        404,
      )
    await acceptOffer(other.worker.userId, other.id)
    for (const intent of ['start', 'unkeep', 'time']) {
      const form = {
        intent,
        assignmentId: id,
        note: 'x',
        key: crypto.randomUUID(),
        minutes: '5',
        day: '2026-01-05',
      }
      expect((await stranger.post(projectOf(other.projectId), form)).status, intent).toBe(404)
      expect((await stranger.post(projectOf(projectId), form)).status, intent).toBe(404)
    }
    expect(
      (await stranger.get(`/dashboard/admin/orders/${orderId}/team/${threadId}`)).url.pathname,
    ).not.toContain('admin')
    expect(await readAssignment(id)).toMatchObject({ status: 'active' })
    expect(await db.timeNote.count({ where: { milestoneId } })).toBe(0)
    await db.assignment.update({ where: { id }, data: { status: 'released', leadKey: null } })
    expect(
      (await (await withSession(worker.userId)).get(projectOf(projectId))).status,
      'who was let go',
    ).toBe(404)
  })

  test('is not for who has left the network, nor for clients; staff are told why', async () => {
    const { worker, projectId } = await startedWork()
    await db.freelancer.update({ where: { id: worker.id }, data: { status: 'offboarded' } })
    const gone = await withSession(worker.userId)
    expect((await gone.get(projectOf(projectId))).text).toContain(
      'You’re not in the freelancer network',
    )
    expect((await gone.post(projectOf(projectId), { intent: 'submit' })).status).toBe(404)
    expect((await client.fetch(projectOf(projectId))).headers.get('Location')).toBe('/dashboard')
    for (const path of [HOME, PROJECTS, projectOf(projectId)])
      expect((await admin.get(path)).text).toContain('You’re not in the freelancer network')
  })
})

describe('the studio’s page of a team', () => {
  test('offers with what was typed kept, takes back, and tells of a second offer', async () => {
    const { orderId, milestoneId, worker } = await staffedOrder()
    const form = `form#offer-${milestoneId}`
    const empty = await admin.get(
      (await admin.get(teamOf(orderId))).$(`a[href$="?offer=${milestoneId}"]`).attr('href')!,
    )
    let page = await admin.submit(empty, form, { fee: 'a lot', note: 'By the sea' })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual(['Choose a freelancer', 'Enter the fee, such as 1234.50'])
    expect(page.$(`${form} [name="fee"]`).attr('value')).toBe('a lot')
    expect(page.$(`${form} [name="note"]`).text().trim()).toBe('By the sea')
    page = await admin.submit(page, form, { freelancerId: worker.id, fee: '1,200.50' })
    expect(page.text).toContain('Offer sent.')
    expect(page.text).toContain('€1,200.50')
    expect((await admin.submit(empty, form, { freelancerId: worker.id, fee: '9' })).text).toContain(
      'the milestone already has an offer',
    )
    page = await admin.submit(page, 'button[value="take-back"]')
    expect(page.text).toContain('Previously asked: 1')
    expect(await countQueries(admin, teamOf(orderId))).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test('shows who fits with skills, hours and days away, then the others with why not', async () => {
    const { orderId, milestoneId, plan } = await staffedOrder()
    await db.product.updateMany({
      where: { orderLines: { some: { id: plan[0]!.orderLineId } } },
      data: { category: 'E-commerce', platform: 'Shopify' },
    })
    const everyDay = { startsOn: new Date(0), endsOn: new Date('2099-01-01') }
    const fits = await createMember({ name: 'Fits Best', skills: ['shopify'], usualHours: 80 })
    const away = await createMember({
      name: 'On Holiday',
      skills: ['shopify'],
      holidays: { create: everyDay },
    })
    const lacks = await createMember({ name: 'Knows Seo', skills: ['seo'], usualHours: 80 })
    const address = `${teamOf(orderId)}?offer=${milestoneId}`
    const page = await admin.get(address)
    const team = 'main'
    expect(page.textOf(team)).toContain('This work needs Shopify, from ')
    const rows = page.texts(`${team} tbody tr`)
    const row = (name: string) => rows.findIndex((text) => text.includes(name))
    expect(rows[row('Fits Best')]).toMatch(/Fits Best\s*Match\s*Shopify\s*\d+ of \d+ h free\s*0/)
    const options = page
      .$(`${team} select[name=freelancerId] optgroup`)
      .toArray()
      .map((group) => [page.$(group).attr('label'), page.$(group).text()])
    expect(options).toEqual([
      ['Match', expect.stringContaining('Fits Best')],
      ['No match', expect.stringMatching(/On Holiday · Away then.*Knows Seo · Missing: Shopify/s)],
    ])
    expect(options[0]![1]).not.toContain('On Holiday')
    for (const { id } of [fits, away, lacks])
      expect(page.$(`${team} option[value="${id}"]`)).toHaveLength(1)
    const busy = await admin.submit(page, `form#offer-${milestoneId}`, {
      freelancerId: away.id,
      fee: '500',
    })
    expect([busy.status, busy.errors]).toEqual([
      400,
      ['They have no hours left on those days. Tick the box to send the offer anyway.'],
    ])
    expect(busy.$('[name="fee"]').attr('value')).toBe('500')
    const { orderId: another, milestoneId: same } = await staffedOrder()
    expect(
      (
        await admin.submit(
          await admin.get(`${teamOf(another)}?offer=${same}`),
          `form#offer-${same}`,
          { freelancerId: away.id, fee: '500', despite: true },
        )
      ).text,
    ).toContain('Offer sent.')
    expect(
      (
        await admin.submit(busy, `form#offer-${milestoneId}`, {
          freelancerId: lacks.id,
          fee: '500',
        })
      ).text,
    ).toContain('Offer sent.')
    // For whoever has drafts there is one more.
    await db.draft.deleteMany()
    expect(await countQueries(admin, address)).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test('offers no milestone of another order, and leaves out who has the work now', async () => {
    const [{ id, orderId, worker }, elsewhere] = [await startedWork(), await staffedOrder()]
    for (const query of [
      `offer=${elsewhere.milestoneId}`,
      'offer=x',
      `reassign=${elsewhere.milestoneId}`,
    ])
      expect((await admin.fetch(`${teamOf(orderId)}?${query}`)).status, query).toBe(404)
    const page = await admin.get(`${teamOf(orderId)}?reassign=${id}`)
    expect([
      page.$(`option[value="${worker.id}"]`).length,
      page.$(`option[value="${elsewhere.worker.id}"]`).length,
    ]).toEqual([0, 1])
  })

  test('sends work back while a round is left, and hands it over to the client', async () => {
    const { id, orderId, worker, milestoneId } = await startedWork()
    for (const left of [1, 0]) {
      await submitWork(worker.userId, id, 'Done')
      let page = await admin.submit(await admin.get(teamOf(orderId)), `form#rework-${id}`, {
        reason: '',
      })
      expect(page.errors).toEqual(['Enter a reason'])
      page = await admin.submit(page, `form#rework-${id}`, { reason: 'The menu is missing' })
      expect(page.text).toContain(`${2 - left} of 2 used`)
    }
    expect((await (await withSession(worker.userId)).get(HOME)).text).toContain(
      'The menu is missing',
    )
    await submitWork(worker.userId, id, 'Done')
    const page = await admin.get(teamOf(orderId))
    expect(page.text).toContain('All rounds of changes have been used.')
    expect(page.$(`form#rework-${id}`)).toHaveLength(0)
    expect((await admin.submit(page, 'button[value="accept-work"]')).text).toContain(
      'Work accepted and handed over to the client.',
    )
    expect(await db.milestone.findUnique({ where: { id: milestoneId } })).toMatchObject({
      status: 'submitted',
    })
  })

  test('gives work to somebody else and lets go, of its own order alone', async () => {
    const { id, orderId } = await startedWork()
    const [other, elsewhere] = [await createFreelancer(), await staffedOrder()]
    for (const intent of [
      'accept-work',
      'take-back',
      'rework',
      'release',
      'reassign',
      'open-talk',
      'close-talk',
    ]) {
      const form = {
        intent,
        assignmentId: id,
        reason: 'x',
        freelancerId: other.id,
        fee: '1',
        currency: 'EUR',
        payoutDays: '1',
        revisionLimit: '1',
      }
      expect((await admin.post(teamOf(elsewhere.orderId), form)).status, intent).toBe(404)
    }
    let page = await admin.submit(
      await admin.get(`${teamOf(orderId)}?reassign=${id}`),
      `form#reassign-${id}`,
      { freelancerId: other.id, fee: '500' },
    )
    expect(page.text).toContain('Reassigned')
    const next = await db.assignment.findFirstOrThrow({ where: { freelancerId: other.id } })
    await acceptOffer(other.userId, next.id)
    await startWork(other.userId, next.id)
    page = await admin.submit(await admin.get(teamOf(orderId)), `form#release-${next.id}`, {
      reason: 'The client changed the plan',
    })
    expect(page.text).toContain('Assignment ended.')
    expect(await readAssignment(next.id)).toMatchObject({ status: 'released', leadKey: null })
    expect((await admin.post(teamOf(orderId), { intent: 'nonsense' })).status).toBe(400)
  })
})
