import { parseWithZod } from '@conform-to/zod/v4'
import { timeSchema, whySchema } from '~/domain/assignments/assignment.schema'
import { acceptOffer, declineOffer } from '~/domain/assignments/offers.server'
import { addTimeNote, removeTimeNote } from '~/domain/assignments/time-notes.server'
import { findOwnThread, type OwnProject } from '~/domain/assignments/own-assignments.server'
import { startWork } from '~/domain/assignments/work.server'
import { removeWorkFile } from '~/domain/assignments/work-files.server'
import { postMessage, postToFreelancer } from '~/domain/messages/post-message.server'
import { assignee } from '~/domain/people/participant.server'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'
import { sayAssignmentProblem, toldStep } from '~/order-room/team/assignment-words.server'
import { partHref } from '~/order-room/team/freelancer-project.server'
import { receiveMessage, type Writing } from '~/order-room/messages/message-form.server'
import { answerOutcome, type PageOutcome } from '~/shell/forms.server'

export interface FreelancerContext {
  userId: number
  language: Language
  /** Where the page is shown again. */
  back: string
}
type Step = (form: FormData, id: string, context: FreelancerContext) => Promise<PageOutcome>

const words = ({ language }: FreelancerContext) => translator(language, 'assignments')

const accept: Step = async (_form, id, context) => {
  const outcome = await toldStep(
    () => acceptOffer(context.userId, id),
    words(context)('done.accepted'),
    context.language,
  )
  return { ...outcome, to: 'done' in outcome ? paths.freelancerArea('projects') : context.back }
}

const decline: Step = async (form, id, context) => {
  const { userId, language, back: to } = context
  const submission = parseWithZod(form, { schema: whySchema(sayAssignmentProblem(language)) })
  if (submission.status !== 'success') return { form: `decline-${id}`, result: submission.reply() }
  return {
    ...(await toldStep(
      () => declineOffer(userId, id, submission.value.reason),
      words(context)('done.declined'),
      language,
    )),
    to,
  }
}

const start: Step = async (_form, id, context) => ({
  ...(await toldStep(
    () => startWork(context.userId, id),
    words(context)('done.started'),
    context.language,
  )),
  to: context.back,
})

const unkeep: Step = async (form, id, context) => ({
  ...(await toldStep(
    () => removeWorkFile(context.userId, id, String(form.get('workFileId'))),
    words(context)('done.unkept'),
    context.language,
  )),
  to: context.back,
})

const time: Step = async (form, id, context) => {
  const { userId, language, back: to } = context
  const submission = parseWithZod(form, {
    schema: timeSchema(sayAssignmentProblem(language), formatIsoDay(currentTime())),
  })
  if (submission.status !== 'success') return { form: `time-${id}`, result: submission.reply() }
  const { day: workedOn, ...note } = submission.value
  return {
    ...(await toldStep(
      () => addTimeNote(userId, id, { ...note, workedOn }),
      words(context)('done.timed'),
      language,
    )),
    to,
  }
}

const untime: Step = async (form, _id, context) => {
  await removeTimeNote(context.userId, String(form.get('noteId')))
  return { done: words(context)('done.untimed'), to: context.back }
}

/** The forms of a freelancer's home and of a project's page. */
export const HOME_STEPS = { accept, decline }
export const PROJECT_STEPS = { start, unkeep, time, untime }

/**
 * Takes the step that a form asks for. Throws a 404 for what is somebody else's, and a 400 for no
 * form of the page.
 */
export async function takeFreelancerStep(
  form: FormData,
  steps: Record<string, Step>,
  context: FreelancerContext,
) {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(steps, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return answerOutcome(
    await orNotFound(steps[intent]!(form, String(form.get('assignmentId')), context)),
  )
}

/** Where a freelancer writes to: the studio, or the client if the studio lets them. */
async function placeOf(
  part: 'messages' | 'client',
  { id, order, talksSince }: OwnProject,
  userId: number,
): Promise<Writing['post'] | null> {
  if (part === 'client')
    return (
      talksSince && ((message, files) => postMessage(assignee(userId), order.id, message, files))
    )
  const threadId = await findOwnThread(userId, id)
  return threadId === null
    ? null
    : (message, files) => postToFreelancer(assignee(userId), threadId, message, files)
}

/**
 * Writes what a freelancer has to say to the studio or the client. Throws a 404 where there is no
 * conversation, and the redirect to the message.
 */
export async function writeAbout(
  part: 'messages' | 'client',
  request: Request,
  project: OwnProject,
  { userId, language }: Pick<FreelancerContext, 'userId' | 'language'>,
) {
  const post = await placeOf(part, project, userId)
  if (!post) throw notFound()
  const outcome = await receiveMessage(request, { userId, language, post })
  if (!('result' in outcome))
    throw await seeOther(partHref(project.id, part, { anchor: `message-${outcome.id}` }))
  return answerOutcome({ form: 'write', ...outcome })
}
