import { addBriefNote } from '~/domain/projects/brief-form.server'
import {
  acceptChange,
  askForChange,
  declineChange,
  offerChange,
  priceChange,
} from '~/domain/projects/changes.server'
import {
  changeSchema,
  declineSchema,
  linkSchema,
  noteSchema,
  offerSchema,
  priceSchema,
} from '~/domain/projects/project-details.schema'
import { addLink, removeLink } from '~/domain/projects/project-links.server'
import { readForm } from '~/platform/http/form.server'
import { MOST_BRIEF_WORDS } from '~/platform/http/form-fields.rules'
import { notFound } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'
import { receiveBriefForm } from './brief-form.server'
import { payHref } from '~/order-room/order/client-order-view.server'
import type { BriefContext, Clashed, DetailsContext } from './details-step'
import { sayProjectProblem } from '~/order-room/milestones/milestone-steps.server'
import { detailsHref } from './project-details.server'

type Forms = Record<string, FormHandler<DetailsContext, Clashed>>

const words = (language: Language) => translator(language, 'project')
const changeOf = (form: FormData) => String(form.get('changeId'))

const BRIEF_FORMS: Record<string, FormHandler<BriefContext, Clashed>> = {
  'brief-save': receiveBriefForm,
  'brief-send': receiveBriefForm,
  note: fields(
    'note',
    ({ language }) => noteSchema(sayProjectProblem(language)),
    async (value, { participant, orderId, language }) => {
      await addBriefNote(participant, orderId, value)
      return { done: words(language)('brief.done.noted') }
    },
  ),
}

const CHANGE_FORMS: Forms = {
  ask: fields(
    'ask',
    ({ language }) => changeSchema(sayProjectProblem(language)),
    async (value, { participant, orderId, language }) => {
      await askForChange(participant, orderId, value)
      return { done: words(language)('changes.done.asked') }
    },
  ),
  price: fields(
    (form) => `price-${changeOf(form)}`,
    ({ language }) => priceSchema(sayProjectProblem(language), language),
    async (value, { participant, language }, form) => {
      await priceChange(participant, changeOf(form), value)
      return { done: words(language)('changes.done.priced') }
    },
  ),
  offer: fields(
    'offer',
    ({ language }) => offerSchema(sayProjectProblem(language), language),
    async (value, { participant, orderId, language }) => {
      await offerChange(participant, orderId, value)
      return { done: words(language)('changes.done.offered') }
    },
  ),
  accept: async (form, { participant, language }) => {
    const payableId = await acceptChange(participant, changeOf(form))
    const t = words(language)
    return payableId
      ? { done: t('changes.done.accepted'), to: payHref(payableId)! }
      : { done: t('changes.done.agreed') }
  },
  decline: fields(
    (form) => `decline-${changeOf(form)}`,
    ({ participant, language }) =>
      declineSchema(sayProjectProblem(language), participant.side === 'studio'),
    async ({ reason }, { participant, language }, form) => {
      await declineChange(participant, changeOf(form), reason)
      return { done: words(language)('changes.done.declined') }
    },
  ),
}

const TEAM_FORMS: Forms = {
  link: fields(
    'link',
    ({ language }) => linkSchema(sayProjectProblem(language)),
    async (value, { participant, orderId, language }) => {
      await addLink(participant, orderId, value)
      return { done: words(language)('team.done.added') }
    },
  ),
  unlink: async (form, { participant, orderId, language }) => {
    const removed = await removeLink(participant, orderId, String(form.get('linkId')))
    const t = words(language)
    return removed ? { done: t('team.done.removed') } : { late: t('team.gone') }
  },
}

const PARTS: Record<'brief' | 'changes' | 'team', Forms> = {
  brief: BRIEF_FORMS,
  changes: CHANGE_FORMS,
  team: TEAM_FORMS,
}

/**
 * The order that a form is about: the page's own may be another one by now. Throws a 404 for no id.
 */
export function readOrderId(form: FormData): string {
  const orderId = form.get('orderId')
  if (!isId(orderId)) throw notFound()
  return orderId
}

/** Answers a form of a project's details; 400 for no form of it. */
export async function answerDetails(
  request: Request,
  contextOf: (form: FormData) => DetailsContext,
) {
  const form = await readForm(request, { words: MOST_BRIEF_WORDS })
  const context = contextOf(form)
  const intent = String(form.get('intent'))
  const part = (['changes', 'team'] as const).find((one) => Object.hasOwn(PARTS[one], intent))
  return answerForm(form, PARTS[part ?? 'brief'], context, {
    page: detailsHref(context.participant, context.orderId, part ?? 'brief'),
  })
}

/** The same for a page that has the brief alone. */
export const answerBrief = async (request: Request, context: BriefContext, page: string) =>
  answerForm(await readForm(request, { words: MOST_BRIEF_WORDS }), BRIEF_FORMS, context, { page })
