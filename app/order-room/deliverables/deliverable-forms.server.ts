import { sayRefusal } from '~/shell/refusal-answers.server'
import type { SubmissionResult } from '@conform-to/dom'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import {
  LICENCES,
  LONGEST_ANSWER,
  LONGEST_TITLE,
  MOST_PACK_FILES,
  readLicences,
} from '~/domain/deliverables/deliverable.rules'
import {
  answerSchema,
  deliverableSchema,
  type SayProblem,
} from '~/domain/deliverables/deliverable.schema'
import {
  acceptDeliverable,
  askForChanges,
  createDeliverable,
  discardDraft,
  editDeliverable,
  listPackable,
  replaceDeliverable,
  shareDeliverable,
  type Deliverable,
} from '~/domain/deliverables/deliverables.server'
import type { ProjectRef } from '~/domain/files/project-access.server'
import type { Participant } from '~/domain/people/participant.rules'
import { listMilestoneTitles } from '~/domain/projects/milestone-titles.server'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

export type PackAnswer = { form: string; result: SubmissionResult<string[]> }
export type PackOutcome = { done: string; id?: string | null } | { late: string } | PackAnswer

const MOST_CHOICES = 200
const text = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\0', '')
const say =
  (language: Language): SayProblem =>
  (problem) =>
    translator(language, 'deliverables')(`errors.${problem}`, {
      title: LONGEST_TITLE,
      text: LONGEST_ANSWER,
      files: MOST_PACK_FILES,
    })

export const answerConstraint = (language: Language) =>
  getZodConstraint(answerSchema(say(language)))

/** Runs a step; one that comes too late, or lacks something, is told in words. */
async function attempt(language: Language, step: () => Promise<PackOutcome>): Promise<PackOutcome> {
  try {
    return await step()
  } catch (error) {
    return { late: sayRefusal(error, language) }
  }
}

const badRequest = () => new Response('Bad Request', { status: 400, statusText: 'Bad Request' })

/**
 * The client's answer to a pack. Throws `notFound` for a pack that is not theirs to answer for.
 */
export function takeAnswer(
  form: FormData,
  client: Participant,
  language: Language,
): Promise<PackOutcome> {
  const t = translator(language, 'deliverables')
  const id = text(form, 'deliverable')
  return attempt(language, async () => {
    if (text(form, 'intent') === 'accept') {
      await acceptDeliverable(client, id)
      return { done: t('done.accepted') }
    }
    if (text(form, 'intent') !== 'changes') throw badRequest()
    const submission = parseWithZod(form, { schema: answerSchema(say(language)) })
    if (submission.status !== 'success')
      return { form: `changes-${id}`, result: submission.reply() }
    await askForChanges(client, id, submission.value.reason)
    return { done: t('done.changes') }
  })
}

/** A new pack as the studio wrote it. */
export function takeNewPack(
  form: FormData,
  studio: Participant,
  orderId: string,
  language: Language,
): Promise<PackOutcome> {
  const submission = parseWithZod(form, { schema: deliverableSchema(say(language)) })
  if (submission.status !== 'success')
    return Promise.resolve({ form: 'pack', result: submission.reply() })
  const key = text(form, 'key').slice(0, 60)
  if (!key) throw badRequest()
  return attempt(language, async () => ({
    id: await createDeliverable(studio, orderId, submission.value, key),
    done: translator(language, 'deliverables')('done.created'),
  }))
}

/**
 * A step of the studio with a pack; `id` says where it goes on, null where there is nothing left of
 * it.
 */
export function takePackStep(
  form: FormData,
  studio: Participant,
  id: string,
  language: Language,
): Promise<PackOutcome> {
  const t = translator(language, 'deliverables')
  const intent = text(form, 'intent')
  return attempt(language, async () => {
    if (intent === 'discard')
      return await discardDraft(studio, id).then(() => ({ done: t('done.discarded'), id: null }))
    if (intent === 'replace')
      return { id: await replaceDeliverable(studio, id), done: t('done.replaced') }
    if (intent !== 'save' && intent !== 'share') throw badRequest()
    const submission = parseWithZod(form, { schema: deliverableSchema(say(language)) })
    if (submission.status !== 'success') return { form: 'pack', result: submission.reply() }
    await editDeliverable(studio, id, submission.value)
    if (intent === 'save') return { id, done: t('done.saved') }
    await shareDeliverable(studio, id)
    return { id, done: t('done.shared') }
  })
}

type Draft = Pick<Deliverable, 'title' | 'milestoneId' | 'licences' | 'licence' | 'files'>

/** The fields of a pack with what can be chosen in them. */
export async function presentPackForm(
  project: Pick<ProjectRef, 'id'>,
  language: Language,
  draft?: Draft,
) {
  const t = translator(language, 'deliverables')
  const [milestones, newest] = await Promise.all([
    listMilestoneTitles(project.id),
    listPackable(project.id, '', MOST_CHOICES),
  ])
  const chosen = (draft?.files ?? []).map(({ fileVersion }) => fileVersion)
  const choices = [
    ...chosen,
    ...newest.filter(({ id }) => !chosen.some((version) => version.id === id)),
  ]
  return {
    constraint: getZodConstraint(deliverableSchema(say(language))),
    milestones: milestones.map(({ id, title }) => ({ value: id, label: title })),
    licences: LICENCES.map((code) => ({ value: code, label: t(`licences.${code}`) })),
    files: choices.map(({ id, size, number, file }) => ({
      value: id,
      label: file.name,
      description: `${formatBytes(size, language)} · ${t('pack.version', { number })}`,
    })),
    defaults: {
      title: draft?.title ?? '',
      milestoneId: draft?.milestoneId ?? '',
      licences: readLicences(draft?.licences ?? '') as string[],
      licence: draft?.licence ?? '',
      versions: chosen.map(({ id }) => id),
    },
  }
}
