import { parseWithZod } from '@conform-to/zod/v4'
import { offerSchema, whySchema } from '~/domain/assignments/assignment.schema'
import { closeTalk, openTalk } from '~/domain/assignments/client-talk.server'
import {
  offerAssignment,
  reassign,
  takeBackOffer,
  type Offer,
} from '~/domain/assignments/offers.server'
import { acceptWork, askRework, releaseAssignment } from '~/domain/assignments/work.server'
import { LICENCES } from '~/domain/deliverables/deliverable.rules'
import type { Actor } from '~/domain/events/events.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { orNotFound } from '~/shell/answers.server'
import { sayAssignmentProblem, toldStep } from '~/order-room/team/assignment-words.server'
import { answerOutcome, type PageOutcome } from '~/shell/step-outcome.server'

interface Context {
  orderId: string
  adminId: number
  language: Language
}
type Step = (form: FormData, context: Context) => Promise<PageOutcome>

const words = ({ language }: Context) => translator(language, 'assignments')
const actorOf = ({ adminId }: Context) => ({ type: 'admin', id: adminId }) as const
const back = ({ orderId }: Context) => adminPaths.orderPart(orderId, 'team')

/**
 * Sends an offer; no hours left are said at the box that sends it in spite of that, all else that
 * stands in its way on the page anew.
 */
async function send(
  form: FormData,
  shown: string,
  context: Context,
  act: (offer: Omit<Offer, 'milestoneId'>) => Promise<unknown>,
): Promise<PageOutcome> {
  const t = words(context)
  const submission = parseWithZod(form, {
    schema: offerSchema(sayAssignmentProblem(context.language), context.language),
  })
  if (submission.status !== 'success') return { form: shown, result: submission.reply() }
  const told = await toldStep(() => act(submission.value), t('done.offered'), context.language)
  if ('late' in told && told.busy)
    return { form: shown, result: submission.reply({ fieldErrors: { despite: [told.late] } }) }
  return { ...told, to: back(context) }
}

const offer: Step = (form, context) => {
  const milestoneId = String(form.get('milestoneId'))
  return send(form, `offer-${milestoneId}`, context, (value) =>
    offerAssignment(context.orderId, { ...value, milestoneId }, actorOf(context)),
  )
}

const another: Step = (form, context) => {
  const id = String(form.get('assignmentId'))
  return send(form, `reassign-${id}`, context, (value) =>
    reassign(context.orderId, id, value, actorOf(context)),
  )
}

const press =
  (
    done: 'takenBack' | 'talkOpened' | 'talkClosed',
    act: (orderId: string, id: string, actor: Actor) => Promise<void>,
  ): Step =>
  async (form, context) => {
    const id = String(form.get('assignmentId'))
    return {
      ...(await toldStep(
        () => act(context.orderId, id, actorOf(context)),
        words(context)(`done.${done}`),
        context.language,
      )),
      to: back(context),
    }
  }

/** The work is taken, and what is ticked of its files goes to the client. */
const acceptStep: Step = async (form, context) => {
  const id = String(form.get('assignmentId'))
  const licence = LICENCES.find((one) => one === form.get('licence')) ?? 'full_rights'
  const handedOn = { versions: form.getAll('versions').map(String).filter(isId), licence }
  return {
    ...(await toldStep(
      () => acceptWork(context.orderId, id, actorOf(context), handedOn),
      words(context)('done.workAccepted'),
      context.language,
    )),
    to: back(context),
  }
}

const withReason =
  (name: 'rework' | 'release', done: 'sentBack' | 'released', act: typeof askRework): Step =>
  async (form, context) => {
    const id = String(form.get('assignmentId'))
    const submission = parseWithZod(form, {
      schema: whySchema(sayAssignmentProblem(context.language)),
    })
    if (submission.status !== 'success')
      return { form: `${name}-${id}`, result: submission.reply() }
    return {
      ...(await toldStep(
        () => act(context.orderId, id, submission.value.reason, actorOf(context)),
        words(context)(`done.${done}`),
        context.language,
      )),
      to: back(context),
    }
  }

const STEPS: Record<string, Step> = {
  offer,
  reassign: another,
  'take-back': press('takenBack', takeBackOffer),
  'accept-work': acceptStep,
  'open-talk': press('talkOpened', openTalk),
  'close-talk': press('talkClosed', closeTalk),
  rework: withReason('rework', 'sentBack', askRework),
  release: withReason('release', 'released', releaseAssignment),
}

/**
 * Takes the step that a form of the team's page asks for. Throws a 404 for what belongs to another
 * order, and a 400 for no form of it.
 */
export async function takeTeamStep(request: Request, context: Context) {
  const form = await readForm(request)
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(STEPS, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return answerOutcome(await orNotFound(STEPS[intent]!(form, context)))
}
