import { timeSchema, whySchema } from '~/domain/assignments/assignment.schema'
import { acceptOffer, declineOffer } from '~/domain/assignments/offers.server'
import { addTimeNote, removeTimeNote } from '~/domain/assignments/time-notes.server'
import {
  findOwnThread,
  getProjectOf,
  type OwnProject,
} from '~/domain/assignments/own-assignments.server'
import { startWork } from '~/domain/assignments/work.server'
import { removeWorkFile } from '~/domain/assignments/work-files.server'
import { postMessage, postToFreelancer } from '~/domain/messages/post-message.server'
import { assignee } from '~/domain/people/participant.server'
import { currentTime } from '~/platform/clock'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sayAssignmentProblem } from '~/order-room/team/assignment-texts.server'
import { partHref } from '~/order-room/team/freelancer-project.server'
import { answerNoAnswer } from '~/order-room/messages/no-answer.server'
import { receiveMessage, type Writing } from '~/order-room/messages/message-form.server'
import { answerOutcome, fields, type FormHandler } from '~/shell/forms.server'

interface FreelancerContext {
  userId: number
  language: Language
}
type Step = FormHandler<FreelancerContext>

const idOf = (form: FormData) => String(form.get('assignmentId'))
type Done = 'accepted' | 'declined' | 'started' | 'unkept' | 'timed' | 'untimed'
const tell = ({ language }: FreelancerContext, done: Done) => ({
  done: translator(language, 'assignments')(`done.${done}`),
})

/** The forms of a freelancer's home. */
export const HOME_FORMS: Record<string, Step> = {
  accept: async (form, context) => {
    await acceptOffer(context.userId, idOf(form))
    const projectId = await getProjectOf(context.userId, idOf(form))
    return { ...tell(context, 'accepted'), to: partHref(projectId, 'work') }
  },
  decline: fields(
    (form) => `decline-${idOf(form)}`,
    ({ language }) => whySchema(sayAssignmentProblem(language)),
    async ({ reason }, context, form) => {
      await declineOffer(context.userId, idOf(form), reason)
      return tell(context, 'declined')
    },
  ),
}

/** The forms of a project's page. */
export const PROJECT_FORMS: Record<string, Step> = {
  start: async (form, context) => {
    await startWork(context.userId, idOf(form))
    return tell(context, 'started')
  },
  unkeep: async (form, context) => {
    await removeWorkFile(context.userId, idOf(form), String(form.get('workFileId')))
    return tell(context, 'unkept')
  },
  time: fields(
    (form) => `time-${idOf(form)}`,
    ({ language }) => timeSchema(sayAssignmentProblem(language), formatIsoDay(currentTime())),
    async ({ day: workedOn, ...note }, context, form) => {
      await addTimeNote(context.userId, idOf(form), { ...note, workedOn })
      return tell(context, 'timed')
    },
  ),
  untime: async (form, context) => {
    await removeTimeNote(context.userId, String(form.get('noteId')))
    return tell(context, 'untimed')
  },
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
  { userId, language }: FreelancerContext,
) {
  const post = await placeOf(part, project, userId)
  if (!post) throw notFound()
  const threadId = part === 'client' ? project.order.id : await findOwnThread(userId, project.id)
  const page = partHref(project.id, part)
  if (threadId)
    await answerNoAnswer(request, { participant: assignee(userId), threadId, language, page })
  const outcome = await receiveMessage(request, { userId, language, post })
  if (!('result' in outcome))
    throw await seeOther(partHref(project.id, part, { anchor: `message-${outcome.id}` }))
  return answerOutcome({ form: 'write', ...outcome })
}
