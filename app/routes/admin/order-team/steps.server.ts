import { offerSchema } from '~/domain/assignments/assignment.schema'
import { closeTalk, openTalk } from '~/domain/assignments/client-talk.server'
import { offerAssignment, reassign, takeBackOffer } from '~/domain/assignments/offers.server'
import { acceptWork } from '~/domain/assignments/work.server'
import { LICENCES } from '~/domain/deliverables/deliverable.rules'
import type { Actor } from '~/domain/events/events.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { sayAssignmentProblem } from '~/order-room/team/assignment-texts.server'
import { releaseStep, reworkStep } from '~/order-room/team/rework.server'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'

interface Context {
  orderId: string
  adminId: number
  language: Language
}
type Step = FormHandler<Context>
type Press = (orderId: string, id: string, actor: Actor) => Promise<void>

const actorOf = ({ adminId }: Context) => ({ type: 'admin', id: adminId }) as const
const idOf = (form: FormData) => String(form.get('assignmentId'))
const tell = ({ language }: Context, done: Done) => ({
  done: translator(language, 'assignments')(`done.${done}`),
})
type Done = 'offered' | 'takenBack' | 'talkOpened' | 'talkClosed' | 'workAccepted'

const offerOf = ({ language }: Context) => offerSchema(sayAssignmentProblem(language), language)

const press =
  (done: Done, act: Press): Step =>
  async (form, context) => {
    await act(context.orderId, idOf(form), actorOf(context))
    return tell(context, done)
  }

/** The work is taken, and what is ticked of its files goes to the client. */
const acceptStep: Step = async (form, context) => {
  const licence = LICENCES.find((one) => one === form.get('licence')) ?? 'full_rights'
  const handedOn = { versions: form.getAll('versions').map(String).filter(isId), licence }
  await acceptWork(context.orderId, idOf(form), actorOf(context), handedOn)
  return tell(context, 'workAccepted')
}

const milestoneOf = (form: FormData) => String(form.get('milestoneId'))

/** The forms of a team's page. */
const TEAM_FORMS: Record<string, Step> = {
  offer: fields(
    (form) => `offer-${milestoneOf(form)}`,
    offerOf,
    async (value, context, form) => {
      const offer = { ...value, milestoneId: milestoneOf(form) }
      await offerAssignment(context.orderId, offer, actorOf(context))
      return tell(context, 'offered')
    },
  ),
  reassign: fields(
    (form) => `reassign-${idOf(form)}`,
    offerOf,
    async (value, context, form) => {
      await reassign(context.orderId, idOf(form), value, actorOf(context))
      return tell(context, 'offered')
    },
  ),
  'take-back': press('takenBack', takeBackOffer),
  'accept-work': acceptStep,
  'open-talk': press('talkOpened', openTalk),
  'close-talk': press('talkClosed', closeTalk),
  rework: reworkStep,
  release: releaseStep,
}

/** Answers a form of the team's page. */
export const answerTeamForm = async (request: Request, context: Context) =>
  answerForm(await readForm(request), TEAM_FORMS, context, {
    page: adminPaths.orderPart(context.orderId, 'team'),
  })
