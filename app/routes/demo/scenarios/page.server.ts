import { randomBytes } from 'node:crypto'
import { buyInSandbox } from '~/domain/checkout/sandbox-purchase.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { askRefund } from '~/domain/payments/ask-refund.server'
import { moveSandboxBank } from '~/domain/payments/sandbox-bank.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { receiveBrief } from '~/domain/projects/brief.server'
import { startMilestone, submitMilestone } from '~/domain/projects/milestones.server'
import { foundWithNewAccount } from '~/domain/studios/found-studio.server'
import { inviteStudio } from '~/domain/studios/studio-invitation.server'
import {
  confirmWaitlistEntry,
  findWaitlistEntry,
  joinWaitlist,
  waitlistToken,
} from '~/domain/studios/waitlist.server'
import { paths } from '~/paths'
import { adminPaths } from '~/paths/admin'
import { studioPaths } from '~/paths/studio'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'

const SCENARIOS = ['dispute', 'milestone', 'refund', 'studio'] as const
type Scenario = (typeof SCENARIOS)[number]

const STUDIO = { type: 'admin', id: 1 } as const
const HOME = {
  addressLine: 'ul. Mostowa 4',
  postalCode: '31-061',
  city: 'Kraków',
  country: 'PL',
  currency: 'USD',
} as const

/** The demo's client or what it sells is not in this database. */
class NothingToShow extends Error {
  name = 'NothingToShow'
}

/** The demo client buys a service and pays; gives the order and its payment. */
async function buy(slug: string) {
  const [client, product] = await Promise.all([
    db.user.findUnique({ where: { username: 'client' } }),
    db.product.findFirst({
      where: { slug, studioId: OWN_STUDIO_ID, availabilityStatus: 'available' },
    }),
  ])
  if (!client || !product) throw new NothingToShow()
  const { name, email, id: userId } = client
  const visitor = `scenario-${randomBytes(8).toString('hex')}`
  const orderId = await buyInSandbox({ visitor, userId }, product.id, { name, email, ...HOME })
  const payment = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
  return { orderId, payment }
}

async function dispute() {
  const { orderId, payment } = await buy('logo-sprint')
  await moveSandboxBank(payment.id, 'object')
  return orderId
}

/** Handed over so long ago that the last day for the client's answer is over. */
async function milestone() {
  const { orderId } = await buy('logo-sprint')
  await receiveBrief(orderId, STUDIO)
  const { id } = await db.milestone.findFirstOrThrow({
    where: { project: { orderId } },
    orderBy: { position: 'asc' },
  })
  await startMilestone(id, STUDIO)
  await submitMilestone(id, STUDIO, { now: after(-15 * DAY) })
  return orderId
}

async function refund() {
  const { orderId, payment } = await buy('webflow-company-site')
  const { id: paymentId, amount } = payment
  await askRefund(orderId, { paymentId, amount, reason: 'goodwill', left: amount }, STUDIO)
  return orderId
}

const STUDIO_SLUG = /^empty-[0-9a-f]{8}$/
const mailOf = (slug: string) => `${slug}@example.com`

/** Gives the slug of the studio, by which its owner's address is known. */
async function studio(language: Language) {
  const slug = `empty-${randomBytes(4).toString('hex')}`
  const person = { name: 'Edda Tom', email: mailOf(slug) }
  const studioName = `Edda ${slug.slice(-4)}`
  await joinWaitlist({ ...person, studioName, privacy: true, by: null, website: '' }, language)
  const { id } = await db.waitlistEntry.findUniqueOrThrow({ where: { email: person.email } })
  await confirmWaitlistEntry((await findWaitlistEntry(waitlistToken(id)))!)
  await transaction((tx) => inviteStudio(tx, id, STUDIO))
  await foundWithNewAccount(id, { ...person, language, studioName, slug, password: DEMO_PASSWORD })
  return slug
}

const MAKE: Record<Scenario, (language: Language) => Promise<string>> = {
  dispute,
  milestone,
  refund,
  studio,
}

/** Makes what a press asks for, and leads back to word of it. Throws a 400 for another press. */
export async function makeScenario(form: FormData, language: Language) {
  const scenario = SCENARIOS.find((name) => name === form.get('scenario'))
  if (!scenario) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  try {
    const about = await MAKE[scenario](language)
    return await seeOther(paths.demoScenarios({ did: scenario, about }))
  } catch (error) {
    if (!(error instanceof NothingToShow)) throw error
    const text = translator(language, 'demo')('scenarios.nobody')
    return seeOther(paths.demoScenarios(), { flash: { kind: 'warning', text } })
  }
}

async function findOrder(about: string | null) {
  return isId(about)
    ? db.order.findUnique({ where: { id: about }, select: { id: true, number: true } })
    : null
}

function waysToOrder(
  scenario: Scenario,
  { id, number }: { id: string; number: string },
  language: Language,
) {
  const t = translator(language, 'demo')
  return [
    { label: t('scenarios.toOrder', { number }), href: adminPaths.order(id) },
    scenario === 'milestone'
      ? { label: t('scenarios.toMilestone'), href: paths.milestones({ order: id }) }
      : { label: t('scenarios.toClient'), href: paths.orders({ order: id }) },
    ...(scenario === 'dispute'
      ? [{ label: t('scenarios.toWaiting'), href: adminPaths.orders({ waits: 'dispute' }) }]
      : []),
  ]
}

/** What an address says was made: in words, with where to look; null where nothing was. */
async function findDone(query: URLSearchParams, language: Language) {
  const t = translator(language, 'demo')
  const [did, about] = [query.get('did'), query.get('about')]
  const scenario = SCENARIOS.find((name) => name === did)
  if (scenario === 'studio') {
    if (!about || !STUDIO_SLUG.test(about)) return null
    const made = await db.studio.findUnique({ where: { slug: about }, select: { name: true } })
    return (
      made && {
        text: t('scenarios.studio.did', { studio: made.name }),
        account: mailOf(about),
        links: [
          { label: t('scenarios.toSignIn'), href: studioPaths.auth() },
          { label: t('scenarios.toDesk'), href: studioPaths.dashboard() },
        ],
      }
    )
  }
  const order = scenario ? await findOrder(about) : null
  return scenario && order
    ? {
        text: t(`scenarios.${scenario}.did`),
        account: 'admin',
        links: waysToOrder(scenario, order, language),
      }
    : null
}

/** The scenarios, and what the last press made. */
export async function loadScenarios(query: URLSearchParams, language: Language) {
  const t = translator(language, 'demo')
  const done = await findDone(query, language)
  return {
    title: t('scenarios.title'),
    scenarios: SCENARIOS.map((name) => ({
      name,
      title: t(`scenarios.${name}.title`),
      text: t(`scenarios.${name}.text`),
    })),
    done: done && {
      ...done,
      account: t('scenarios.account', { account: done.account, password: DEMO_PASSWORD }),
    },
  }
}
