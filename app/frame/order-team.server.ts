import { getZodConstraint } from '@conform-to/zod/v4'
import { isLead, OFFERABLE, PAYOUT_DAYS, REVISION_LIMIT, revisionsLeft, studioSteps, takesPart } from '~/domain/assignments/assignment.rules'
import { offerSchema, whySchema } from '~/domain/assignments/assignment.schema'
import { readOrderTeam, type Candidate, type OrderTeam, type TeamAssignment } from '~/domain/assignments/order-team.server'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { ALL_SKILLS } from '~/domain/freelancers/application.rules'
import { paths } from '~/paths'
import { formatDate, formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { formatMinutes, presentFee } from './assignment-words.server'

function nameSkill(skill: string, language: Language) {
  const known = ALL_SKILLS.find((one) => one === skill)
  return known ? translator(language, 'application')(`skills.${known}`) : skill
}

/** Somebody to offer work to, as a choice says it: who, what they do, and for how much. */
function presentCandidate({ id, name, skills, hourlyRate, currency }: Candidate, language: Language) {
  const t = translator(language, 'assignments')
  const rate = hourlyRate === null ? [] : [t('team.rate', { amount: formatMoney(hourlyRate, currency, language) })]
  return { value: id, label: [name, skills.map((skill) => nameSkill(skill, language)).join(', '), ...rate].filter(Boolean).join(' · ') }
}

function presentAssignment(assignment: TeamAssignment, orderId: string, language: Language) {
  const t = translator(language, 'assignments')
  const { id, name, status, offerEndsAt, revisionsUsed, revisionLimit, minutes, threadId, last, note } = assignment
  return {
    ...{ id, name, status, note, steps: studioSteps(assignment), noRounds: status === 'submitted' && revisionsLeft(assignment) === 0 },
    ...presentFee(assignment, language),
    rounds: t('rounds.used', { used: revisionsUsed, count: revisionLimit }),
    ends: status === 'offered' ? formatDateTime(offerEndsAt, language) : null,
    time: minutes > 0 ? formatMinutes(minutes, language) : null,
    reason: last?.reason ?? null,
    since: last ? formatDateTime(last.at, language) : null,
    messagesHref: threadId && takesPart(status) ? paths.adminFreelancerMessages(orderId, threadId) : null,
  }
}
export type TeamAssignmentView = ReturnType<typeof presentAssignment>

function presentMilestone({ assignments, dueAt, ...milestone }: OrderTeam['milestones'][number], orderId: string, language: Language) {
  const shown = assignments.map((assignment) => presentAssignment(assignment, orderId, language))
  const lead = shown.find(({ status }) => isLead(status)) ?? null
  return {
    ...milestone,
    due: dueAt && formatDate(dueAt, language),
    lead,
    past: shown.filter(({ status }) => !isLead(status)),
    mayOffer: lead === null && OFFERABLE.includes(milestone.status),
  }
}
export type TeamMilestoneView = ReturnType<typeof presentMilestone>

/** Who works on the milestones of an order, and what the studio can do about it. */
export async function loadOrderTeam(orderId: string, language: Language) {
  const { milestones, candidates } = await readOrderTeam(orderId)
  return {
    milestones: milestones.map((milestone) => presentMilestone(milestone, orderId, language)),
    candidates: candidates.map((candidate) => presentCandidate(candidate, language)),
    currencies: [...CURRENCIES],
    defaults: { currency: candidates[0]?.currency ?? 'EUR', payoutDays: String(PAYOUT_DAYS), revisionLimit: String(REVISION_LIMIT) },
    constraints: { offer: getZodConstraint(offerSchema(() => '', language)), why: getZodConstraint(whySchema(() => '')) },
  }
}
export type OrderTeamView = Awaited<ReturnType<typeof loadOrderTeam>>
