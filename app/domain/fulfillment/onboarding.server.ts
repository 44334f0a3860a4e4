import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import { isLanguage, FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { addWorkingDays } from '~/domain/ground/working-days.rules'
import { countUseAgain, noteNotFirst } from '~/domain/coupons/coupon-uses.server'
import { recordEvent } from '~/domain/events/events.server'
import { findCompanyOfOrders } from '~/domain/people/company-orders.server'
import { WELCOME_LINK_LIFETIME } from '~/domain/people/people.rules'
import { issueAccountLink } from '~/domain/people/account-links.server'
import { createClientAccount } from '~/domain/people/people.server'
import { bringBrief, isWholeBrief, sendBrief } from '~/domain/projects/brief.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { countryOfSeller } from '~/domain/people/seller-country.server'
import { languagesOf } from '~/domain/studios/shop-front.rules'
import { findAccountToAsk } from '~/domain/orders/asked-orders.server'
import { moveOrder } from '~/domain/orders/move-order.server'
import { split } from '~/domain/ground/split.rules'
import { thankPayer } from '~/domain/orders/pay-link-notices.server'
import { milestoneAmounts, type PlannedMilestone } from '~/domain/catalog/payment-plan.rules'
import { withdrawalEnd, workHeldUntil } from '~/domain/ground/withdrawal.rules'

const SYSTEM = { type: 'system' } as const

function readOrder(tx: Transaction, orderId: string) {
  return tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      lines: { orderBy: { position: 'asc' }, include: { files: true } },
      payables: { where: { position: 0 } },
    },
  })
}
type Order = Awaited<ReturnType<typeof readOrder>>

interface MilestonePlan extends PlannedMilestone {
  orderLineId: string
  amount: number
  /** Paid with the first payable, or costs nothing. */
  funded: boolean
}

/**
 * The milestones of all lines in order, with their amounts and whether the payment at checkout
 * covers them.
 */
function planMilestones(order: Order): MilestonePlan[] {
  return order.lines.flatMap((line) => {
    const scope = line.scope as unknown as {
      milestonePayment: boolean
      milestones: PlannedMilestone[]
    }
    const amounts = milestoneAmounts({ amount: line.amount, ...scope })
    return scope.milestones.map((milestone, index) => ({
      ...milestone,
      orderLineId: line.id,
      amount: amounts[index]!,
      funded: index === 0 || !scope.milestonePayment || amounts[index] === 0,
    }))
  })
}

/**
 * One draft payable for each milestone that the first payment does not cover; their VAT and the
 * first one's add up to the order's.
 */
async function createLaterPayables(tx: Transaction, order: Order, plan: MilestonePlan[]) {
  const first = order.payables[0]!
  const later = plan.filter((milestone) => !milestone.funded)
  const vats = split(
    order.vat - first.vat,
    later.map(({ amount }) => amount),
  )
  const ids = new Map<MilestonePlan, string>()
  for (const [index, milestone] of later.entries()) {
    const vat = vats[index]!
    const payable = await tx.payable.create({
      data: {
        orderId: order.id,
        kind: 'milestone_share',
        position: index + 1,
        currency: order.currency,
        amount: milestone.amount,
        vat,
        net: milestone.amount - vat,
      },
    })
    ids.set(milestone, payable.id)
  }
  return (milestone: MilestonePlan) => ids.get(milestone) ?? first.id
}

async function createProject(
  tx: Transaction,
  order: Order,
  { userId, now }: { userId: number | null; now: Date },
) {
  const plan = planMilestones(order)
  const payableOf = await createLaterPayables(tx, order, plan)
  const begins = workHeldUntil({ ...order, withdrawalEndsAt: withdrawalEnd(now) }, now) ?? now
  const today = studioDay(begins)
  const country = await countryOfSeller(tx, order.studioId)
  let daysSoFar = 0
  const milestones = plan.map((milestone, position) => ({
    orderLineId: milestone.orderLineId,
    payableId: payableOf(milestone),
    position,
    title: milestone.title,
    outcome: milestone.outcome,
    percentage: milestone.percentage,
    workingDays: milestone.workingDays,
    status: milestone.funded ? ('funded' as const) : ('planned' as const),
    dueAt: addWorkingDays(today, (daysSoFar += milestone.workingDays), country),
  }))
  const project = await tx.project.create({
    data: {
      orderId: order.id,
      userId,
      name: order.title.slice(0, 200),
      dueAt: addWorkingDays(today, daysSoFar, country),
      milestones: { create: milestones },
    },
  })
  await recordEvent(tx, {
    subject: 'project',
    subjectId: project.id,
    orderId: order.id,
    projectId: project.id,
    kind: 'project.created',
    to: 'intake',
    actor: SYSTEM,
    data: { milestones: milestones.length },
  })
  return project.id
}

async function welcome(tx: Transaction, order: Order, userId: number | null) {
  const user =
    userId === null
      ? null
      : await tx.user.findUniqueOrThrow({
          where: { id: userId },
          select: { passwordHash: true, email: true },
        })
  const linkId =
    userId === null || user?.passwordHash
      ? null
      : await issueAccountLink(tx, {
          userId,
          purpose: 'set_password',
          lifetime: WELCOME_LINK_LIFETIME,
        })
  await enqueue(tx, {
    key: `welcome:${order.id}`,
    kind: 'mail',
    payload: {
      template: 'welcome',
      language: order.language,
      to: order.email,
      userId: userId ?? undefined,
      data: { orderId: order.id, linkId },
    },
  })
}

/** Another studio is told of its order by mail; the own one sees it in its lists. */
async function tellSeller(tx: Transaction, { id, studioId }: Order) {
  if (studioId === OWN_STUDIO_ID) return
  const { email, languages } = await tx.studio.findUniqueOrThrow({
    where: { id: studioId },
    select: { email: true, languages: true },
  })
  if (!email) return
  const payload = {
    template: 'studio-order',
    language: languagesOf(languages)[0],
    to: email,
    data: { orderId: id },
  }
  await enqueue(tx, { key: `studio-order:${id}`, kind: 'mail', payload })
}

/**
 * What the first payment sets off, in its transaction and once: the account, if the mail address is
 * new, or the question to the one that has it, the project with its milestones and what was given
 * of its brief, the first activities and the welcome mail (business.md, Onboarding).
 */
export async function onboard(tx: Transaction, orderId: string) {
  const order = await readOrder(tx, orderId)
  const now = currentTime()
  const confirmed = await moveOrder(tx, order, 'confirmed', {
    with: { confirmedAt: now, withdrawalEndsAt: withdrawalEnd(now) },
  })
  if (!confirmed) return
  await countUseAgain(tx, order)
  await noteNotFirst(tx, order)
  const language = isLanguage(order.language) ? order.language : FALLBACK_LANGUAGE
  const askedUserId = order.userId === null ? await findAccountToAsk(tx, order.email) : null
  const userId =
    askedUserId === null
      ? (order.userId ??
        (await createClientAccount(tx, { email: order.email, name: order.name, language })).userId)
      : null
  const companyId = order.companyId ?? (await findCompanyOfOrders(tx, userId))
  await tx.order.update({ where: { id: orderId }, data: { userId, companyId, askedUserId } })
  const projectId = await createProject(tx, order, { userId, now })
  await bringBrief(tx, order.lines, { projectId, userId })
  await moveOrder(tx, { id: orderId, status: 'confirmed' }, 'awaiting_brief')
  if (isWholeBrief(order.lines))
    await sendBrief(
      tx,
      orderId,
      userId === null ? { type: 'visitor' } : { type: 'client', id: userId },
    )
  await welcome(tx, order, userId)
  await thankPayer(tx, order, order.payables[0]!.id)
  await tellSeller(tx, order)
}
