import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { postMessage } from '../../app/domain/messages/post-message.server'
import { type DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { readClient } from '../../app/domain/people/participant.server'
import { startMilestone, submitMilestone } from '../../app/domain/projects/milestones.server'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { db } from '../../app/platform/db/db.server'
import { offeredWork, startedWork, staffedOrder } from '../factories/assignment'
import { createProduct } from '../factories/purchase'
import { ADMIN, runningOrder } from '../factories/running-order'
import { cheapPasswordHash } from '../setup/seed'
import type { Page } from '../setup/page'
import { Visitor } from '../setup/visitor'

beforeEach(() => db.rateLimit.deleteMany())

const TABLE = new Map(
  [
    ...readFileSync('docs/jobs.md', 'utf8').matchAll(/^\| ([A-Z].*?) +\| (\d+) +\| (\d+) +\|/gm),
  ].map(([, job, pages, forms]) => [job!, [Number(pages), Number(forms)]]),
)

const svg = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name)

/** Somebody without script, whose pages and forms are counted. */
class Worker {
  pages = 0
  forms = 0
  page!: Page
  constructor(readonly visitor: Visitor) {}

  async begin(home: string) {
    this.page = await this.visitor.get(home)
    this.pages += 1
  }
  /** Follows the link of the page to an address, which it must have. */
  async open(address: string) {
    const links = this.page.$('a[href]').toArray()
    const hrefs = links.map((link) => this.page.$(link).attr('href')!)
    const href = hrefs.find((one) => one.split(/[?#]/)[0] === address.split(/[?#]/)[0])
    expect(href, `${this.page.path} leads to ${address}`).toBeDefined()
    this.page = await this.visitor.get(href!)
    this.pages += 1
    expect(this.page.status).toBe(200)
  }
  async send(...form: [target: string, values?: Parameters<Visitor['submit']>[2]]) {
    this.page = await this.visitor.submit(this.page, ...form)
    this.forms += 1
    expect([this.page.path, this.page.errors]).toEqual([this.page.path, []])
  }
}

async function signedIn(userId: number) {
  const { username } = await db.user.update({
    where: { id: userId },
    data: { passwordHash: cheapPasswordHash() },
  })
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return new Worker(visitor)
}
async function demo(role: (typeof DEMO_ACCOUNTS)[number]['role']) {
  const visitor = new Visitor()
  await visitor.signInAs(role)
  return new Worker(visitor)
}
const ownerOf = async (orderId: string) =>
  (await db.order.findUniqueOrThrow({ where: { id: orderId } })).userId!

const JOBS: Record<string, () => Promise<Worker>> = {
  async 'A freelancer reads an offer with its brief and accepts it'() {
    const { id, worker, projectId } = await offeredWork()
    await db.project.update({ where: { id: projectId }, data: { briefSentAt: new Date() } })
    const them = await signedIn(worker.userId)
    await them.begin(paths.freelancerHome())
    await them.send(`#offer-${id} button[value="accept"]`)
    expect(them.page.url.pathname).toBe(paths.freelancerProject(projectId))
    return them
  },
  async 'A freelancer hands in with a note and files'() {
    const { id, worker, projectId } = await startedWork()
    const them = await signedIn(worker.userId)
    await them.begin(paths.freelancerHome())
    await them.open(paths.freelancerProject(projectId))
    await them.send(`form#submit-${id}`, { note: 'Here it is.', files: [svg('logo.svg')] })
    return them
  },
  async 'The studio starts a milestone and hands it over with files'() {
    const { orderId, milestoneId } = await staffedOrder()
    const them = await demo('admin')
    await them.begin(paths.admin())
    await them.open(adminPaths.orders())
    await them.open(adminPaths.order(orderId))
    await them.send(`button[name="intent"][value="start"]`)
    await them.send(`form#submit-${milestoneId}`, {
      ...{ reason: 'Here it is.', licence: 'exclusive_use' },
      files: [svg('logo.svg')],
    })
    return them
  },
  async 'The studio answers who has waited'() {
    const { orderId } = await runningOrder()
    const words = { key: randomUUID(), body: 'Is it done?' }
    await postMessage(await readClient(await ownerOf(orderId)), orderId, words)
    const them = await demo('admin')
    await them.begin(paths.admin())
    await them.open(adminPaths.conversations())
    await them.open(adminPaths.orderPart(orderId, 'messages'))
    await them.send('form:has(textarea[name="body"])', { body: 'It is.' })
    return them
  },
  async 'The studio invites a colleague with some permissions'() {
    const them = await demo('admin')
    await them.begin(paths.admin())
    await them.open(adminPaths.people())
    await them.open(`${adminPaths.people()}/invite`)
    await them.send('#invite', {
      email: `${randomUUID()}@kanal.example`,
      permissions: ['orders'],
    })
    return them
  },
  async 'The studio duplicates a product'() {
    const them = await demo('admin')
    await them.begin(paths.admin())
    await them.open(adminPaths.area('products'))
    const href = them.page.$('main tbody a[href]').first().attr('href')!
    await them.open(href)
    await them.send('button[value="duplicate"]')
    return them
  },
  async 'A client approves a milestone'() {
    const { orderId } = await runningOrder()
    const { id } = await db.milestone.findFirstOrThrow({ where: { project: { orderId } } })
    await startMilestone(id, ADMIN)
    await submitMilestone(id, ADMIN)
    const them = await signedIn(await ownerOf(orderId))
    await them.begin(paths.dashboard())
    await them.open(paths.milestones())
    await them.send('button[value="approve"]')
    return them
  },
  async 'A client writes about an order'() {
    const { orderId } = await runningOrder()
    const them = await signedIn(await ownerOf(orderId))
    await them.begin(paths.dashboard())
    await them.open(paths.messages())
    await them.send('form:has(textarea[name="body"])', { body: 'Could it be blue?' })
    return them
  },
  async 'A client orders once more'() {
    const { orderId } = await runningOrder()
    const { id } = await createProduct()
    const them = await signedIn(await ownerOf(orderId))
    await them.begin(paths.dashboard())
    them.page = await them.visitor.get(paths.product(id))
    them.pages += 1
    await them.send('button[value="add"]')
    await them.open(paths.checkout())
    await them.send('Order with obligation to pay')
    expect(them.page.url.pathname).toContain('/sandbox/checkout/')
    return them
  },
  async 'The studio finds an order by its number'() {
    const { orderId } = await runningOrder()
    const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    const them = await demo('admin')
    await them.begin(paths.admin())
    await them.send('header form[role="search"], form[role="search"]', { q: number })
    expect(them.page.html).toContain(adminPaths.order(orderId))
    return them
  },
}

describe('the table of docs/jobs.md', () => {
  test('has each job that is done here, and no other', () => {
    expect([...TABLE.keys()]).toEqual(Object.keys(JOBS))
  })

  test.each(Object.entries(JOBS))('counts what it takes: %s', async (job, work) => {
    const { pages, forms } = await work()
    expect([pages, forms]).toEqual(TABLE.get(job))
  })
})
