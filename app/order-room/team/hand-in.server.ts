import { DomainError } from '~/domain/ground/domain-error'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { randomUUID } from 'node:crypto'
import { parseForm } from '~/shell/parse-form.server'
import { handInSchema } from '~/domain/assignments/assignment.schema'
import type { OwnProject, OwnWork } from '~/domain/assignments/own-assignments.server'
import { submitWork } from '~/domain/assignments/work.server'
import { keepWorkFiles } from '~/domain/assignments/work-files.server'
import { assignee } from '~/domain/people/participant.server'
import { getProjectToFill } from '~/domain/files/project-access.server'
import { LARGEST_FILE, MOST_FILES_AT_ONCE } from '~/domain/files/project-files.rules'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { formatBytes, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'
import { sayAssignmentProblem } from './assignment-texts.server'
import { receiveFilesForm } from '~/order-room/files/files-form.server'
import { readWorkForm, type WorkForm } from '~/order-room/files/work-form.server'
import { partHref } from './freelancer-project.server'
import { answerBy, answerOutcome, type FormHandler } from '~/shell/forms.server'

interface Context {
  userId: number
  language: Language
}

/** What an upload form of a freelancer says of itself. */
export function presentUpload(language: Language) {
  return { key: randomUUID(), most: MOST_FILES_AT_ONCE, size: formatBytes(LARGEST_FILE, language) }
}

/**
 * The files of some work: those that wait to be handed in, and those that were, the latest first.
 */
export function presentWorkFiles(files: OwnWork['files'], language: Language) {
  return files.map(({ id, handedInAt, versionId, number, name, size, status, fileName }) => ({
    ...{
      id,
      versionId,
      current: status === 'available',
      href: paths.fileVersion(versionId),
      size: formatBytes(size, language),
    },
    name: status === 'available' ? fileName : (name ?? fileName),
    version: number > 1 ? number : null,
    handedIn: handedInAt && formatDateTime(handedInAt, language),
    at: handedInAt?.getTime() ?? null,
  }))
}

/**
 * Hands the work in when nothing is wrong with the form; files that can be kept are, and go with
 * the work when it is sent again.
 */
const handInForm: FormHandler<Context & { posted: WorkForm }> = async (
  form,
  { posted, userId, language },
) => {
  const { stored, problems, key } = posted
  const id = String(form.get('assignmentId') ?? '')
  const submission = parseForm(form, handInSchema(sayAssignmentProblem(language)), language)
  const { noRoom } = await keepWorkFiles(userId, id, stored, key)
  for (const name of noRoom)
    problems.push(sayRefusal(new DomainError('upload.noRoom', name), language))
  if (submission.status !== 'success' || problems.length > 0)
    return {
      form: `submit-${id}`,
      result: submission.reply(problems.length > 0 ? { fieldErrors: { files: problems } } : {}),
    }
  await submitWork(userId, id, submission.value.note)
  return { done: translator(language, 'assignments')('done.handedIn') }
}

/** Takes the form by which a freelancer hands work in. Throws a 404 for work of somebody else. */
export async function receiveHandIn(request: Request, project: OwnProject, context: Context) {
  const posted = await readWorkForm(request, context.language)
  return answerBy(
    handInForm,
    posted.form,
    { posted, ...context },
    { page: partHref(project.id, 'work') },
  )
}

/**
 * Takes files that a freelancer adds to a project while they work on it; the studio sees them, the
 * client does not. Throws a 404 after that.
 */
export async function receiveOwnFiles(
  request: Request,
  { id }: OwnProject,
  { userId, language }: Context,
) {
  const participant = assignee(userId)
  const project = await orNotFound(getProjectToFill(participant, id))
  const outcome = await orNotFound(receiveFilesForm(request, { participant, project, language }))
  if (!('messages' in outcome))
    throw await seeOther(partHref(id, 'files'), { flash: { kind: 'success', text: outcome.done } })
  const { messages, status } = outcome
  return answerOutcome({
    form: 'upload',
    result: { status: 'error', error: { files: messages } },
    status,
  })
}
