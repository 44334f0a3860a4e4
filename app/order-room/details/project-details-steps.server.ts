import { sayRefusal } from '~/shell/refusal-answers.server'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { sayPriceProblem } from '~/domain/catalog/sum-words.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { addBriefNote } from '~/domain/projects/brief-form.server'
import {
  acceptChange,
  askForChange,
  declineChange,
  priceChange,
} from '~/domain/projects/changes.server'
import {
  changeSchema,
  declineSchema,
  linkSchema,
  noteSchema,
  priceSchema,
} from '~/domain/projects/project-details.schema'
import { addLink, removeLink } from '~/domain/projects/project-links.server'
import { readForm } from '~/platform/http/form.server'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { orNotFound } from '~/shell/answers.server'
import { receiveBriefForm } from './brief-form.server'
import { payHref } from '~/order-room/order/client-order-view.server'
import type { BriefContext, DetailsContext, DetailsOutcome } from './details-step'
import { sayProjectProblem } from '~/order-room/milestones/milestone-steps.server'
import { detailsHref } from './project-details.server'

type Step<Context = DetailsContext> = (form: FormData, context: Context) => Promise<DetailsOutcome>

const words = (language: Language) => translator(language, 'project')

/** The outcome of a step with a change, for whoever was quicker and whoever was not. */
async function changed(
  context: DetailsContext,
  act: () => Promise<Exclude<DetailsOutcome, { late: string }>>,
): Promise<DetailsOutcome> {
  try {
    return await act()
  } catch (error) {
    return { late: sayRefusal(error, context.language), part: 'changes' }
  }
}

const ask: Step = (form, context) => {
  const { participant, orderId, language } = context
  const submission = parseWithZod(form, { schema: changeSchema(sayProjectProblem(language)) })
  return changed(context, async () => {
    if (submission.status !== 'success') return { form: 'ask', result: submission.reply() }
    await askForChange(participant, orderId, submission.value)
    return { done: words(language)('changes.done.asked'), part: 'changes' }
  })
}

/** Why a price cannot be paid, in words; null once it is said to the client. */
async function refusedSum(pricing: Promise<void>, language: Language): Promise<string | null> {
  try {
    await pricing
    return null
  } catch (error) {
    if (!isRefusal(error, 'change.sum')) throw error
    return sayPriceProblem(error.details, language)
  }
}

const price: Step = (form, context) => {
  const { participant, language } = context
  const id = String(form.get('changeId'))
  const submission = parseWithZod(form, {
    schema: priceSchema(sayProjectProblem(language), language),
  })
  return changed(context, async () => {
    if (submission.status !== 'success') return { form: `price-${id}`, result: submission.reply() }
    const problem = await refusedSum(priceChange(participant, id, submission.value), language)
    if (problem)
      return { form: `price-${id}`, result: submission.reply({ fieldErrors: { net: [problem] } }) }
    return { done: words(language)('changes.done.priced'), part: 'changes' }
  })
}

const decline: Step = (form, context) => {
  const { participant, language } = context
  const id = String(form.get('changeId'))
  const submission = parseWithZod(form, {
    schema: declineSchema(sayProjectProblem(language), participant.side === 'studio'),
  })
  return changed(context, async () => {
    if (submission.status !== 'success')
      return { form: `decline-${id}`, result: submission.reply() }
    await declineChange(participant, id, submission.value.reason)
    return { done: words(language)('changes.done.declined'), part: 'changes' }
  })
}

const accept: Step = (form, context) =>
  changed(context, async () => {
    const payableId = await acceptChange(context.participant, String(form.get('changeId')))
    const t = words(context.language)
    return payableId
      ? { done: t('changes.done.accepted'), part: 'changes', to: payHref(payableId)! }
      : { done: t('changes.done.agreed'), part: 'changes' }
  })

const note: Step<BriefContext> = async (form, { participant, orderId, language }) => {
  const t = words(language)
  const submission = parseWithZod(form, { schema: noteSchema(sayProjectProblem(language)) })
  if (submission.status !== 'success') return { form: 'note', result: submission.reply() }
  try {
    await addBriefNote(participant, orderId, submission.value)
    return { done: t('brief.done.noted'), part: 'brief' }
  } catch (error) {
    return { form: 'note', result: submission.reply({ formErrors: [sayRefusal(error, language)] }) }
  }
}

const link: Step = async (form, { participant, orderId, language }) => {
  const t = words(language)
  const submission = parseWithZod(form, { schema: linkSchema(sayProjectProblem(language)) })
  if (submission.status !== 'success') return { form: 'link', result: submission.reply() }
  try {
    await addLink(participant, orderId, submission.value)
    return { done: t('team.done.added'), part: 'team' }
  } catch (error) {
    return { form: 'link', result: submission.reply({ formErrors: [sayRefusal(error, language)] }) }
  }
}

const unlink: Step = async (form, { participant, orderId, language }) => {
  const t = words(language)
  const removed = await removeLink(participant, orderId, String(form.get('linkId')))
  return removed
    ? { done: t('team.done.removed'), part: 'team' }
    : { late: t('team.gone'), part: 'team' }
}

const BRIEF_STEPS: Record<string, Step<BriefContext>> = {
  'brief-save': receiveBriefForm,
  'brief-send': receiveBriefForm,
  note,
}

const STEPS: Record<string, Step> = {
  ...BRIEF_STEPS,
  ask,
  price,
  accept,
  decline,
  link,
  unlink,
}

/**
 * The order that a form is about: the page's own may be another one by now. Throws a 404 for no id.
 */
export function readOrderId(form: FormData): string {
  const orderId = form.get('orderId')
  if (!isId(orderId)) throw notFound()
  return orderId
}

async function take<Context>(
  steps: Record<string, Step<Context>>,
  form: FormData,
  context: Context,
  hrefOf: (outcome: Exclude<DetailsOutcome, { form: string }>) => string,
) {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(steps, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const outcome = await orNotFound(steps[intent]!(form, context))
  if ('form' in outcome) {
    const { status = 400, ...answer } = outcome
    return data(answer, { status })
  }
  return seeOther(hrefOf(outcome), {
    flash:
      'done' in outcome
        ? { kind: 'success', text: outcome.done }
        : { kind: 'warning', text: outcome.late },
  })
}

/**
 * Takes the step that a form of a project's details asks for. Throws a 404 for what is somebody
 * else's, and a 400 for no form of it.
 */
export async function takeDetailsStep(
  request: Request,
  contextOf: (form: FormData) => DetailsContext,
) {
  const form = await readForm(request)
  const context = contextOf(form)
  return take(
    STEPS,
    form,
    context,
    (outcome) =>
      ('to' in outcome && outcome.to) ||
      detailsHref(context.participant, context.orderId, outcome.part),
  )
}

/** The same for a page that has the brief alone, which is shown anew after it. */
export async function takeBriefStep(request: Request, context: BriefContext, page: string) {
  return take(BRIEF_STEPS, await readForm(request), context, () => page)
}
