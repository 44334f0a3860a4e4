import { randomUUID } from 'node:crypto'
import { getZodConstraint } from '@conform-to/zod/v4'
import { readLines, type OrderRow } from '~/domain/projects/client-order-parts.server'
import { writerOf, type BriefWriter, type Participant } from '~/domain/people/participant.rules'
import {
  readBriefForm,
  readBriefNotes,
  type BriefForm,
  type BriefQuestion,
} from '~/domain/projects/brief-form.server'
import { workHeldUntil, type HeldOrder } from '~/domain/ground/withdrawal.rules'
import { isBrokenOff } from '~/domain/projects/progress.rules'
import { isEnded } from '~/domain/orders/order.rules'
import { readChanges, readLineNames } from '~/domain/projects/project-changes.server'
import { CHANGEABLE } from '~/domain/projects/change.rules'
import { answerField, linkSchema, noteSchema } from '~/domain/projects/project-details.schema'
import { readLinks } from '~/domain/projects/project-links.server'
import { readTeam } from '~/domain/projects/project-team.server'
import { paths } from '~/paths'
import { formatDateTime } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { presentDraft } from '~/shell/drafts.server'
import { presentLines, writer } from '~/order-room/order/client-order-view.server'
import { presentChanges } from './project-changes.server'
import { sellerPaths } from '~/order-room/order/seller-paths'

const DETAIL_PARTS = ['brief', 'scope', 'team', 'changes'] as const
export type DetailPart = (typeof DETAIL_PARTS)[number]

export const readPart = (query: URLSearchParams): DetailPart =>
  DETAIL_PARTS.find((part) => part === query.get('part')) ?? 'brief'

export interface DetailsReader<Who = Participant> {
  participant: Who
  language: Language
  mayAnswer: boolean
}

/** Where a part of a project's details stands, for either side. */
export function detailsHref(who: Participant, orderId: string, part: DetailPart) {
  const query = { part: part === 'brief' ? undefined : part }
  return who.side === 'studio'
    ? sellerPaths(who).orderPart(orderId, 'details', query)
    : paths.projectDetails({ order: orderId, ...query })
}

const named = ({ lineId, key, question, hint, answer }: BriefQuestion) => ({
  name: answerField(lineId, key),
  question,
  hint,
  answer,
})

function presentBriefLine({
  id,
  name,
  customisation,
  files,
  needs,
  questions,
  others,
}: BriefForm['lines'][number]) {
  const answered = [...needs, ...questions, ...others].filter(({ answer }) => answer !== '')
  return {
    ...{ id, name, customisation, files },
    needs: needs.map(named),
    questions: questions.map(named),
    answered: answered.map(({ key, question, answer }) => ({ key, question, answer })),
  }
}

/** Where the files of an order stand; whoever has no more than its link has no page of them. */
function filesHref(who: BriefWriter, orderId: string) {
  if (who.side === 'guest') return null
  return who.side === 'studio'
    ? sellerPaths(who).orderPart(orderId, 'files')
    : paths.files({ order: orderId })
}

/** The brief of an order, ready to be written or read; null for one that is not paid. */
export async function presentBrief(
  order: Pick<OrderRow, 'id' | 'status' | 'currency'> & HeldOrder,
  { participant, language, mayAnswer }: DetailsReader<BriefWriter>,
) {
  const brief = await readBriefForm(participant, order.id, language)
  if (!brief) return null
  const open = order.status === 'awaiting_brief'
  const notes = open ? [] : await readBriefNotes(participant, order.id)
  const { date } = writer(order.currency, language)
  return {
    orderId: order.id,
    state: open ? ('open' as const) : ('sent' as const),
    mayAnswer: mayAnswer && (open ? participant.side !== 'studio' : true),
    sentOn: date(brief.briefSentAt),
    heldUntil: open ? date(workHeldUntil(order)) : null,
    version: brief.briefVersion,
    lines: brief.lines.map(presentBriefLine),
    notes: notes.map(({ id, body, author, createdAt }) => ({
      id,
      body,
      author,
      when: formatDateTime(createdAt, language),
      dateTime: createdAt.toISOString(),
    })),
    filesHref: filesHref(participant, order.id),
    draft:
      open && writerOf(participant)
        ? await presentDraft(writerOf(participant), `brief:${order.id}`, language)
        : null,
    noteKey: randomUUID(),
    noteConstraint: getZodConstraint(noteSchema(() => '')),
  }
}

async function presentScope(order: OrderRow, { participant, language }: DetailsReader) {
  const lines = await readLines(participant, [order.id])
  return {
    lines: presentLines(
      { lines, language: order.language },
      writer(order.currency, language),
      language,
    ),
    changeHref: detailsHref(participant, order.id, 'changes'),
  }
}

async function presentTeam(order: OrderRow, { participant }: DetailsReader) {
  const [team, links] = await Promise.all([
    readTeam(participant, order.id),
    readLinks(participant, order.id),
  ])
  const seller = participant.side === 'studio'
  return {
    people: team,
    over: isEnded(order.status),
    links: links.map(({ id, label, url }) => ({ id, label, url, host: new URL(url).host })),
    messagesHref: seller
      ? sellerPaths(participant).orderPart(order.id, 'messages')
      : paths.messages({ order: order.id }),
    mayEdit: seller,
    constraint: getZodConstraint(linkSchema(() => '')),
  }
}

/**
 * One part of a project's details, ready to read for either side; what is null waits for the order
 * to be paid.
 */
export async function presentDetails(
  order: OrderRow,
  part: DetailPart,
  reader: DetailsReader,
  about: string | null,
) {
  const { participant } = reader
  return {
    part,
    side: participant.side,
    ended: isBrokenOff(order.status),
    parts: DETAIL_PARTS.map((one) => ({
      part: one,
      href: detailsHref(participant, order.id, one),
      current: one === part,
    })),
    brief: part === 'brief' ? await presentBrief(order, reader) : null,
    scope: part === 'scope' ? await presentScope(order, reader) : null,
    team: part === 'team' ? await presentTeam(order, reader) : null,
    changes:
      part === 'changes'
        ? presentChanges(
            order,
            {
              changes: await readChanges(participant, order.id),
              lines: await readLineNames(participant, order.id),
            },
            { ...reader, open: CHANGEABLE.includes(order.status) },
            about,
          )
        : null,
  }
}
