import { unreadParts } from '~/shell/unread-address.server'
import { randomUUID } from 'node:crypto'
import { getZodConstraint } from '@conform-to/zod/v4'
import { listAssigneeFiles } from '~/domain/assignments/assignee-files.server'
import { freelancerSteps, isFunded, workNow } from '~/domain/assignments/assignment.rules'
import { UNDER_WAY, type WorkStatus } from '~/domain/ground/machines.rules'
import { handInSchema, timeSchema } from '~/domain/assignments/assignment.schema'
import {
  findOwnThread,
  readOwnWork,
  worksOnNow,
  type OwnProject,
  type OwnWork,
} from '~/domain/assignments/own-assignments.server'
import { bodyParts } from '~/domain/messages/message.rules'
import { assignee } from '~/domain/people/participant.server'
import { workHeldUntil } from '~/domain/ground/withdrawal.rules'
import { plannedFor } from '~/domain/projects/progress.rules'
import { readBriefForm, readBriefNotes } from '~/domain/projects/brief-form.server'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatIsoDay,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import { formatMinutes, presentFee } from './assignment-texts.server'
import { loadConversation } from '~/order-room/messages/conversation.server'
import type { SignedIn } from '~/platform/session/roles'
import { draftOwner, presentDrafts, type PresentedDraft } from '~/shell/drafts.server'
import { presentUpload, presentWorkFiles } from './hand-in.server'

const PARTS = ['work', 'brief', 'files', 'messages', 'client'] as const
export type ProjectPart = (typeof PARTS)[number]

export const readProjectPart = (query: URLSearchParams): ProjectPart =>
  PARTS.find((part) => part === query.get('part')) ?? 'work'

/** Where a part of a project stands. */
export const partHref = (
  projectId: string,
  part: ProjectPart,
  query: { anchor?: string } & Record<string, string | number | undefined> = {},
) => paths.freelancerProject(projectId, { part: part === 'work' ? undefined : part, ...query })

function presentTime(notes: OwnWork['timeNotes'], language: Language) {
  return {
    total: formatMinutes(
      notes.reduce((sum, { minutes }) => sum + minutes, 0),
      language,
    ),
    notes: notes.map(({ id, minutes, note, workedOn }) => ({
      id,
      note,
      time: formatMinutes(minutes, language),
      day: formatDate(workedOn, language),
    })),
  }
}

function presentWork(
  work: OwnWork,
  { order }: OwnProject,
  draft: PresentedDraft,
  language: Language,
) {
  const t = translator(language, 'assignments')
  const { id, status, milestone, note, revisionsUsed, revisionLimit, said } = work
  const open = UNDER_WAY.includes(status)
  const heldUntil = workHeldUntil(order)
  const planned = plannedFor(order.status, milestone, currentTime())
  const now = workNow(status as WorkStatus, {
    ...{ milestone: milestone.status, order: order.status },
    held: heldUntil !== null,
  })
  return {
    // Others give no access to the project.
    status: status as WorkStatus,
    now: t(`now.${now}`, { date: heldUntil && formatDate(heldUntil, language) }),
    ...{
      id,
      note,
      title: milestone.title,
      outcome: milestone.outcome,
      service: milestone.orderLine.name,
      open,
    },
    ...presentFee(work, language),
    funded: isFunded(milestone.status),
    due: planned && formatDate(planned.day, language),
    late: planned?.late ?? false,
    rounds: t('rounds.used', { used: revisionsUsed, count: revisionLimit }),
    steps: freelancerSteps(status, milestone.status, order.status),
    files: presentWorkFiles(work.files, language),
    upload: presentUpload(language),
    draft,
    said: said.map(({ id: key, to, reason, at, actorType }) => ({
      id: key,
      title: t(
        to === 'submitted'
          ? 'said.handedIn'
          : actorType === 'client'
            ? 'said.client'
            : 'said.studio',
      ),
      body: bodyParts(reason ?? ''),
      when: formatDateTime(at, language),
      dateTime: at.toISOString(),
    })),
    time: presentTime(work.timeNotes, language),
    timeKey: randomUUID(),
  }
}

async function loadWork(viewer: SignedIn, project: OwnProject, language: Language) {
  const today = formatIsoDay(currentTime())
  const work = await readOwnWork(viewer.id, project.id)
  const keyOf = (one: OwnWork) => `hand-in:${one.id}`
  const toHandIn = work.filter(({ status, milestone }) =>
    freelancerSteps(status, milestone.status, project.order.status).includes('submit'),
  )
  const owner = toHandIn.length > 0 ? draftOwner(viewer) : null
  const draftOf = await presentDrafts(owner, toHandIn.map(keyOf), language)
  return {
    today,
    work: work.map((one) => presentWork(one, project, draftOf(keyOf(one)), language)),
    constraints: {
      handIn: getZodConstraint(handInSchema(() => '')),
      time: getZodConstraint(timeSchema(() => '', today)),
    },
  }
}

/** The brief as the client sent it, and what was added to it since. */
async function loadBrief(userId: number, { order }: OwnProject, language: Language) {
  const reader = assignee(userId)
  const [brief, notes] = await Promise.all([
    readBriefForm(reader, order.id, language),
    readBriefNotes(reader, order.id),
  ])
  if (!brief?.briefSentAt) return { sentOn: null, lines: [], notes: [] }
  return {
    sentOn: formatDate(brief.briefSentAt, language),
    lines: brief.lines.map(({ id, name, customisation, needs, questions, others }) => ({
      ...{ id, name, customisation },
      answers: [...needs, ...questions, ...others]
        .filter(({ answer }) => answer !== '')
        .map(({ key, question, answer }) => ({ key, question, answer })),
    })),
    notes: notes.map(({ id, body, createdAt }) => ({
      id,
      body,
      when: formatDateTime(createdAt, language),
      dateTime: createdAt.toISOString(),
    })),
  }
}

async function loadFiles(
  userId: number,
  { id }: OwnProject,
  query: URLSearchParams,
  language: Language,
) {
  const page = await listAssigneeFiles(assignee(userId), id, readIdPlace(query))
  const { rows, before, after } = page
  return {
    unreadable: unreadParts(query, [], page, language),
    upload: (await worksOnNow(userId, id)) ? presentUpload(language) : null,
    rows: rows.flatMap(({ id: key, name, size, folder, versions: [version] }) => {
      if (!version) return []
      const from =
        version.side === 'client'
          ? ('client' as const)
          : version.side === 'freelancer'
            ? ('you' as const)
            : ('studio' as const)
      return [
        {
          id: key,
          name,
          from,
          folder: folder?.name ?? null,
          size: formatBytes(size, language),
          added: formatDate(version.createdAt, language),
          href: paths.fileVersion(version.id),
        },
      ]
    }),
    previousHref: before && partHref(id, 'files', { before }),
    nextHref: after && partHref(id, 'files', { after }),
  }
}

async function loadMessages(
  request: Request,
  userId: number,
  { id }: OwnProject,
  language: Language,
) {
  const threadId = await findOwnThread(userId, id)
  if (!threadId) return null
  return loadConversation(request, {
    participant: assignee(userId),
    threadId,
    language,
    mayWrite: true,
    href: (query = {}) => partHref(id, 'messages', query),
  })
}

/**
 * The conversation with the client, for as long as the studio lets them take part in it; null
 * after.
 */
async function loadClientTalk(
  request: Request,
  userId: number,
  { id, order, talksSince }: OwnProject,
  language: Language,
) {
  if (!talksSince) return null
  const asked = {
    participant: assignee(userId, talksSince),
    threadId: order.id,
    language,
    mayWrite: true,
    href: (query = {}) => partHref(id, 'client', query),
  }
  return {
    since: formatDateTime(talksSince, language),
    ...(await loadConversation(request, asked)),
  }
}

/** One part of a project that a freelancer takes part in, ready to read. */
export async function loadFreelancerProject(
  request: Request,
  viewer: SignedIn,
  project: OwnProject,
  language: Language,
) {
  const userId = viewer.id
  const t = translator(language, 'assignments')
  const query = new URL(request.url).searchParams
  const part = readProjectPart(query)
  return {
    part,
    parts: PARTS.filter(
      (one) => one !== 'client' || project.talksSince !== null || part === 'client',
    ).map((one) => ({
      label: t(`project.parts.${one}`),
      href: partHref(project.id, one),
      current: one === part,
    })),
    work: part === 'work' ? await loadWork(viewer, project, language) : null,
    brief: part === 'brief' ? await loadBrief(userId, project, language) : null,
    files: part === 'files' ? await loadFiles(userId, project, query, language) : null,
    messages: part === 'messages' ? await loadMessages(request, userId, project, language) : null,
    client: part === 'client' ? await loadClientTalk(request, userId, project, language) : null,
  }
}
