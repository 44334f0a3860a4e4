import { getZodConstraint } from '@conform-to/zod/v4'
import {
  isLead,
  isUnderWay,
  OFFERABLE,
  PAYOUT_DAYS,
  REVISION_LIMIT,
  revisionsLeft,
  studioSteps,
  takesPart,
  WITH_WORK,
} from '~/domain/assignments/assignment.rules'
import { offerSchema, whySchema } from '~/domain/assignments/assignment.schema'
import { readOfferChoice, type OfferAbout } from '~/domain/assignments/offer-choice.server'
import {
  readOrderTeam,
  type OrderTeam,
  type TeamAssignment,
} from '~/domain/assignments/order-team.server'
import { bodyParts } from '~/domain/messages/message.rules'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { milestoneState, plannedFor } from '~/domain/projects/progress.rules'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { formatMinutes, presentFee } from '~/order-room/team/assignment-texts.server'
import { presentWorkFiles } from '~/order-room/team/hand-in.server'
import { presentDraft } from '~/shell/drafts.server'
import { presentCandidates } from './candidates.server'

function presentAssignment(assignment: TeamAssignment, orderId: string, language: Language) {
  const t = translator(language, 'assignments')
  const {
    id,
    name,
    status,
    offerEndsAt,
    revisionsUsed,
    revisionLimit,
    minutes,
    threadId,
    last,
    handedIn,
    files,
    note,
    clientTalkSince,
  } = assignment
  const work = presentWorkFiles(files, language)
  const latest = work[0]?.at ?? null
  return {
    ...{
      id,
      name,
      status,
      note,
      steps: studioSteps(assignment),
      noRounds: status === 'submitted' && revisionsLeft(assignment) === 0,
    },
    ...presentFee(assignment, language),
    rounds: t('rounds.used', { used: revisionsUsed, count: revisionLimit }),
    ends: status === 'offered' ? formatDateTime(offerEndsAt, language) : null,
    time: minutes > 0 ? formatMinutes(minutes, language) : null,
    reason: status === 'submitted' ? null : (last?.reason ?? null),
    handIn: handedIn && {
      when: formatDateTime(handedIn.at, language),
      note: bodyParts(handedIn.reason ?? ''),
      files: work.filter(({ at }) => at === latest),
      earlier: work.filter(({ at }) => at !== latest),
    },
    since: last ? formatDateTime(last.at, language) : null,
    talk: !isUnderWay(status) ? null : clientTalkSince ? ('open' as const) : ('closed' as const),
    messagesHref:
      threadId && takesPart(status) ? adminPaths.freelancerMessages(orderId, threadId) : null,
  }
}
export type TeamAssignmentView = ReturnType<typeof presentAssignment>

interface TeamOrder {
  id: string
  status: OrderStatus
}

function presentMilestone(
  row: OrderTeam['milestones'][number],
  { id: orderId, status: order }: TeamOrder,
  language: Language,
) {
  const { id, title, outcome, status, assignments } = row
  const planned = plannedFor(order, row, currentTime())
  const shown = assignments.map((assignment) => presentAssignment(assignment, orderId, language))
  const lead = shown.find((one) => isLead(one.status)) ?? null
  return {
    ...{ id, title, outcome, state: milestoneState(order, status) },
    due: planned && { day: formatDate(planned.day, language), late: planned.late },
    lead,
    past: shown.filter(({ status }) => !isLead(status)),
    mayOffer: lead === null && OFFERABLE.includes(status) && WITH_WORK.includes(order),
    /** Nobody was asked, and nobody needs to be any more. */
    over: lead === null && !WITH_WORK.includes(order),
  }
}
export type TeamMilestoneView = ReturnType<typeof presentMilestone>

/** Who works on the milestones of an order, and what the studio can do about it. */
export async function loadOrderTeam(order: TeamOrder, language: Language) {
  const { milestones } = await readOrderTeam(order.id)
  return {
    milestones: milestones.map((milestone) => presentMilestone(milestone, order, language)),
    constraint: getZodConstraint(whySchema(() => '')),
  }
}
export type OrderTeamView = Awaited<ReturnType<typeof loadOrderTeam>>

/** The milestone or the assignment that an address wants to offer; null for none. */
export function readOfferAbout(query: URLSearchParams): OfferAbout | null {
  const [milestoneId, assignmentId] = [query.get('offer'), query.get('reassign')]
  if (milestoneId !== null) return { milestoneId }
  return assignmentId === null ? null : { assignmentId }
}

/**
 * Whom a milestone can be offered to, and the form of the offer. Throws `notFound` for one of
 * another order.
 */
export async function loadOffer(
  orderId: string,
  about: OfferAbout,
  { writerId, language }: { writerId: number | null; language: Language },
) {
  const { title, wanted, candidates } = await readOfferChoice(orderId, about)
  return {
    ...{ about, title, choice: presentCandidates(candidates, wanted, language) },
    currencies: [...CURRENCIES],
    defaults: {
      currency: candidates[0]?.currency ?? 'EUR',
      payoutDays: String(PAYOUT_DAYS),
      revisionLimit: String(REVISION_LIMIT),
    },
    draft: await presentDraft(
      writerId,
      `offer:${'milestoneId' in about ? about.milestoneId : about.assignmentId}`,
      language,
    ),
    constraint: getZodConstraint(offerSchema(() => '', language)),
  }
}
