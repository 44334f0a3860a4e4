import { randomUUID } from 'node:crypto'
import { acceptOffer, offerAssignment } from '../../app/domain/assignments/offers.server'
import { addTimeNote } from '../../app/domain/assignments/time-notes.server'
import { acceptWork, startWork, submitWork } from '../../app/domain/assignments/work.server'
import { postToFreelancer } from '../../app/domain/messages/post-message.server'
import { assignee, staffMember } from '../../app/domain/people/participant.server'
import { after, DAY } from '../../app/platform/clock'
import { db } from '../../app/platform/db/db.server'

const STUDIO = { type: 'admin', id: 1 } as const
/** Whatever day the demo starts on leaves hours for its offers or not. */
const terms = { currency: 'EUR', payoutDays: 14, revisionLimit: 2, note: '', despite: true }

export interface DemoWork {
  orderId: string
  milestoneId: string
  /** Integer euro cents. */
  fee: number
  note?: string
}

/** What the freelancer writes down of their time, and says with the finished work. */
export interface DemoReport {
  times: [first: string, second: string]
  words: string
}

const SITE: DemoReport = {
  times: ['First version, phone and desktop', 'Keyboard order and contrast'],
  words:
    'All pages are on the staging address. Open: the second image in the archive is still a placeholder.',
}

const findDemoFreelancer = () =>
  db.freelancer.findFirst({
    where: { user: { username: 'freelancer' } },
    select: { id: true, userId: true },
  })

/** An offer to the demo freelancer that waits for its answer. */
export async function offerDemoWork({ orderId, ...offer }: DemoWork) {
  const freelancer = await findDemoFreelancer()
  if (!freelancer) return null
  const { id } = await offerAssignment(
    orderId,
    { ...terms, ...offer, freelancerId: freelancer.id },
    STUDIO,
  )
  return { id, userId: freelancer.userId }
}

/** The same, accepted. */
export async function acceptDemoWork(work: DemoWork) {
  const offer = await offerDemoWork(work)
  if (offer) await acceptOffer(offer.userId, offer.id)
  return offer
}

const today = () => new Date(new Date().toISOString().slice(0, 10))

async function noteTime(userId: number, id: string, [first, second]: DemoReport['times']) {
  const days = [
    { minutes: 210, ago: 2, note: first },
    { minutes: 95, ago: 1, note: second },
  ]
  for (const { minutes, ago, note } of days)
    await addTimeNote(userId, id, {
      key: randomUUID(),
      minutes,
      workedOn: after(-ago * DAY, today()),
      note,
    })
}

/**
 * The demo freelancer does a milestone, which the studio hands over to the client; false when there
 * is no such freelancer.
 */
export async function handOverDemoWork(work: DemoWork, { times, words } = SITE): Promise<boolean> {
  const own = await acceptDemoWork(work)
  if (!own) return false
  await startWork(own.userId, own.id)
  await noteTime(own.userId, own.id, times)
  await submitWork(own.userId, own.id, words)
  await acceptWork(work.orderId, own.id, STUDIO)
  return true
}

/** What the demo freelancer and the studio have said about a project. */
export async function talkAboutDemoWork(projectId: string) {
  const thread = await db.thread.findFirst({
    where: { projectId, kind: 'freelancer' },
    select: { id: true, freelancer: { select: { userId: true } } },
  })
  if (!thread?.freelancer) return
  const say = (body: string) => ({ key: randomUUID(), body })
  await postToFreelancer(
    staffMember(STUDIO.id),
    thread.id,
    say(
      'Welcome aboard! The client likes short feedback loops: share early, also when it is rough.',
    ),
  )
  await postToFreelancer(
    assignee(thread.freelancer.userId),
    thread.id,
    say('Will do. Is the archive’s search part of this milestone or of the next?'),
  )
  await postToFreelancer(
    staffMember(STUDIO.id),
    thread.id,
    say('Of the next one. Here it is enough that the archive can be browsed by year.'),
  )
}
