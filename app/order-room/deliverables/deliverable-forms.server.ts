import { getZodConstraint } from '@conform-to/zod/v4'
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
  createDeliverable,
  discardDraft,
  editDeliverable,
  listAddableFiles,
  type Deliverable,
} from '~/domain/deliverables/deliverables.server'
import {
  acceptDeliverable,
  askForChanges,
  replaceDeliverable,
  shareDeliverable,
} from '~/domain/deliverables/share-deliverable.server'
import type { ProjectRef } from '~/domain/files/project-access.server'
import type { Participant } from '~/domain/people/participant.rules'
import { listMilestoneTitles } from '~/domain/projects/milestone-titles.server'
import type { OrderPaths } from '~/paths/seller-order'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { fields, type FormHandler } from '~/shell/forms.server'

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

type Done = 'accepted' | 'changes' | 'created' | 'discarded' | 'replaced' | 'saved' | 'shared'
const tell = (language: Language, done: Done) => ({
  done: translator(language, 'deliverables')(`done.${done}`),
})

interface ClientContext {
  client: Participant
  language: Language
}

/** The client's answers to a deliverable. */
export const CLIENT_FORMS: Record<string, FormHandler<ClientContext>> = {
  accept: async (form, { client, language }) => {
    await acceptDeliverable(client, text(form, 'deliverable'))
    return tell(language, 'accepted')
  },
  changes: fields(
    (form) => `changes-${text(form, 'deliverable')}`,
    ({ language }) => answerSchema(say(language)),
    async ({ reason }, { client, language }, form) => {
      await askForChanges(client, text(form, 'deliverable'), reason)
      return tell(language, 'changes')
    },
  ),
}

interface OrderContext {
  studio: Participant
  orderId: string
  at: OrderPaths
  language: Language
}
interface DeliverableContext extends OrderContext {
  id: string
}

const deliverableOf = (language: Language) => deliverableSchema(say(language))

/** A new deliverable as the studio wrote it. */
export const newDeliverableForm: FormHandler<OrderContext> = fields(
  'deliverable',
  ({ language }) => deliverableOf(language),
  async (value, { studio, orderId, at, language }, form) => {
    const key = text(form, 'key').slice(0, 60)
    if (!key) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
    const id = await createDeliverable(studio, orderId, value, key)
    return { ...tell(language, 'created'), to: at.orderDeliverable(orderId, id) }
  },
)

const editForm = (done: 'saved' | 'shared'): FormHandler<DeliverableContext> =>
  fields(
    'deliverable',
    ({ language }) => deliverableOf(language),
    async (value, { studio, id, language }) => {
      await editDeliverable(studio, id, value)
      if (done === 'shared') await shareDeliverable(studio, id)
      return tell(language, done)
    },
  )

/** What the studio does with a deliverable. */
export const PACK_FORMS: Record<string, FormHandler<DeliverableContext>> = {
  save: editForm('saved'),
  share: editForm('shared'),
  replace: async (_form, { studio, id, orderId, at, language }) => {
    const next = await replaceDeliverable(studio, id)
    return { ...tell(language, 'replaced'), to: at.orderDeliverable(orderId, next) }
  },
  discard: async (_form, { studio, id, orderId, at, language }) => {
    await discardDraft(studio, id)
    return { ...tell(language, 'discarded'), to: at.orderPart(orderId, 'deliverables') }
  },
}

type Draft = Pick<Deliverable, 'title' | 'milestoneId' | 'licences' | 'licence' | 'files'>

/** The fields of a deliverable with what can be chosen in them. */
export async function presentDeliverableForm(
  project: Pick<ProjectRef, 'id'>,
  language: Language,
  draft?: Draft,
) {
  const t = translator(language, 'deliverables')
  const [milestones, newest] = await Promise.all([
    listMilestoneTitles(project.id),
    listAddableFiles(project.id, '', MOST_CHOICES),
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
