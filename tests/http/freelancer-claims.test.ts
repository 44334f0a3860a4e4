import { beforeEach, describe, expect, test } from 'vitest'
import { acceptOffer } from '~/domain/assignments/offers.server'
import { acceptWork, askRework, startWork, submitWork } from '~/domain/assignments/work.server'
import { holdOrder } from '~/domain/fulfillment/hold-order.server'
import { approveMilestone } from '~/domain/projects/milestones.server'
import { paths } from '../../app/paths'
import { db, transaction } from '~/platform/db/db.server'
import { offeredWork } from '../factories/assignment'
import { ADMIN } from '../factories/running-order'
import { formIn, linesOf } from '../setup/claims'
import { withSession } from '../setup/session'

type Work = Awaited<ReturnType<typeof offeredWork>>

const CLIENT = { type: 'client', id: 9 } as const
const orderIs = ({ orderId }: Work, data: object) =>
  db.order.update({ where: { id: orderId }, data })
const early = (work: Work) => orderIs(work, { earlyStartAt: new Date() })
const hold = ({ orderId }: Work) =>
  transaction((tx) => holdOrder(tx, orderId, 'We wait for pictures.', ADMIN))

async function accepted() {
  const work = await offeredWork()
  await acceptOffer(work.worker.userId, work.id)
  return work
}
async function active() {
  const work = await accepted()
  await startWork(work.worker.userId, work.id)
  return work
}
async function submitted() {
  const work = await active()
  await submitWork(work.worker.userId, work.id, 'See the preview.')
  return work
}
async function withTheClient() {
  const work = await submitted()
  await acceptWork(work.orderId, work.id, ADMIN)
  return work
}
async function approved(payout: 'accrued' | 'paid' | 'reversed' = 'accrued') {
  const work = await withTheClient()
  await approveMilestone(work.milestoneId, CLIENT)
  const paidAt = payout === 'paid' ? new Date() : null
  await db.payout.update({ where: { assignmentId: work.id }, data: { status: payout, paidAt } })
  return work
}
async function after(made: Promise<Work>, act: (work: Work) => Promise<unknown>) {
  const work = await made
  await act(work)
  return work
}

/** What is told of the work in each state, whether it can be begun or handed in, and of its fee. */
const STATES: [string, () => Promise<Work>, now: string, step: string | null, fee: string][] = [
  [
    'is not prepaid',
    () =>
      after(accepted(), ({ milestoneId }) =>
        db.milestone.update({ where: { id: milestoneId }, data: { status: 'payable' } }),
      ),
    'unfunded',
    null,
    'expected_other',
  ],
  [
    'has no brief',
    () => after(accepted(), (work) => orderIs(work, { status: 'awaiting_brief' })),
    'noBrief',
    null,
    'expected_other',
  ],
  ['may be withdrawn from', accepted, 'held', 'start', 'expected_other'],
  ['can begin', () => after(accepted(), early), 'ready', 'start', 'expected_other'],
  ['has begun', active, 'active', 'submit', 'expected_other'],
  ['is on hold', () => after(active(), hold), 'paused', null, 'expected_other'],
  ['is with the studio', submitted, 'submitted', null, 'expected_other'],
  [
    'is to be changed',
    () => after(submitted(), ({ orderId, id }) => askRework(orderId, id, 'Bluer.', ADMIN)),
    'rework',
    'submit',
    'expected_other',
  ],
  ['is with the client', withTheClient, 'accepted_by_studio', null, 'expected_other'],
  ['is approved', () => approved(), 'completed', null, 'dueOn'],
  ['is paid', () => approved('paid'), 'completed', null, 'paidOn'],
  ['is approved and its fee reversed', () => approved('reversed'), 'completed', null, 'reversed'],
]

beforeEach(() => db.rateLimit.deleteMany())

describe('a freelancer reads the truth of work that', () => {
  test.each(STATES)('%s', async (_, make, now, step, fee) => {
    const { projectId, worker } = await make()
    const visitor = await withSession(worker.userId)
    for (const language of ['en', 'sv'] as const) {
      const { form } = formIn(language)
      const page = await visitor.get(paths.freelancerProject(projectId), {
        'Accept-Language': language,
      })
      expect([page.status, page.language]).toEqual([200, language])
      const [card = ''] = linesOf(page, 'article')
      const told = STATES.map(([, , state]) => state)
      const said = [...new Set(told)].filter((state) => form(`assignments:now.${state}`).test(card))
      expect(said).toEqual([now])
      expect(card).toMatch(form(`assignments:fee.${fee}`))
      const forms = { start: 'button[value="start"]', submit: 'form[id^="submit-"]' }
      const steps = Object.keys(forms).filter(
        (one) => page.$(forms[one as keyof typeof forms]).length > 0,
      )
      expect(steps).toEqual(step ? [step] : [])
    }
  })
})
